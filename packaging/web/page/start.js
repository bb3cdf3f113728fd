// Stands in index.html itself, before all other scripts: a file of this version may be missing. Then the host has
// another version by now than the index.html that the browser or a cache kept, or is just getting one.
'use strict';

let missing = '';

// Loads the page anew where the host's index.html is another one, and else says what is missing.
async function renew(reason) {
  const page = await fetch(location.pathname, {cache: 'reload'}).catch(() => null);
  if (page && page.ok && !(await page.text()).includes(document.documentElement.dataset.version))
    return location.reload();
  document.getElementById('words').textContent = 'Slidewise could not be loaded.';
  document.getElementById('more').textContent = `${reason} Try again in a moment.`;
}

addEventListener('error', ({target}) => {
  missing = missing || target.src || target.href || '';
}, true);
addEventListener('load', () => missing && renew(`${new URL(missing).pathname} is missing.`));
