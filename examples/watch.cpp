// Draws a board of 8x8 from a seed, and stops the search for a short solution as soon as one is good
// enough: no longer than so many times the moves that are proved to be needed. Handles free themselves.
//     c++ watch.cpp -o watch $(pkg-config --cflags --libs slidewise)
//     ./watch 7 2
#include <iostream>
#include <memory>
#include <slidewise.h>
#include <stdexcept>
#include <string>

template <auto release> struct with {
    template <typename T> void operator()(T *handle) const
    {
        release(handle);
    }
};
using board = std::unique_ptr<slidewise_board, with<slidewise_board_free>>;
using solver = std::unique_ptr<slidewise_solver, with<slidewise_solver_free>>;
using result = std::unique_ptr<slidewise_result, with<slidewise_result_free>>;

// What a function hands out; throws what it says where it fails.
template <typename T, typename Function, typename... Arguments>
T make(Function function, Arguments... arguments)
{
    char error[SLIDEWISE_ERROR_SIZE];
    typename T::pointer made = nullptr;
    function(&made, arguments..., error);
    return made ? T(made) : throw std::runtime_error(error);
}

static int watch(void *times, const slidewise_result *so_far)
{
    const int moves = slidewise_result_moves(so_far), bound = slidewise_result_bound(so_far);
    std::cerr << moves << " moves, at least " << bound << " are needed\n";
    return moves >= 0 && moves <= *static_cast<double *>(times) * bound;
}

static void run(std::uint64_t seed, double times)
{
    const auto goal = make<board>(slidewise_board_create_goal, "standard", 8, 8);
    const auto start = make<board>(slidewise_board_scramble, goal.get(), seed);
    const auto searcher = make<solver>(slidewise_solver_create);
    slidewise_solver_watch(searcher.get(), watch, &times);
    const auto found = make<result>([&](auto out, auto error) {
        slidewise_solve(searcher.get(), start.get(), goal.get(), out, error);
    });
    std::string text(slidewise_board_text(start.get(), nullptr, 0) + 1, '\0');
    slidewise_board_text(start.get(), &text[0], text.size());
    std::cout << text.c_str() << '\n' << slidewise_result_path(found.get()) << '\n';
}

int main(int count, char **words)
try {
    if (count != 3)
        throw std::runtime_error("give a seed, and how many times too long is good enough");
    run(std::stoull(words[1]), std::stod(words[2]));
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
