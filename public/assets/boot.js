// Runs before the first paint and says whether this browser is signed in, so that the header stands at once as it will
// stay: the page's HTML is the same for everybody. Reads what lib/session/account-slice.ts writes.
;(() => {
  let client
  try {
    if (localStorage.getItem('client_authenticated') !== 'true') return
    client = JSON.parse(localStorage.getItem('client'))
  } catch {
    return
  }
  const { id, first_name: first, last_name: last, middle_name: middle, bonus_miles: miles } = client ?? {}
  if (typeof id !== 'number' || typeof miles !== 'number') return
  if (typeof first !== 'string' || typeof last !== 'string') return

  const page = document.documentElement
  page.dataset.account = 'in'
  const texts = {
    initials: [...first].slice(0, 1).join('') + [...last].slice(0, 1).join(''),
    name: `${last} ${first}`.trim(),
    middle: typeof middle === 'string' ? middle : '',
    miles: new Intl.NumberFormat(page.lang).format(miles),
  }
  const fill = () => {
    for (const place of document.querySelectorAll('[data-client]:empty')) place.textContent = texts[place.dataset.client]
  }
  // As the header is parsed, a piece at a time; React finds the texts that it would write itself.
  const watch = new MutationObserver(fill)
  watch.observe(page, { childList: true, subtree: true })
  const end = () => {
    fill()
    watch.disconnect()
  }
  document.addEventListener('DOMContentLoaded', end, { once: true })
})()
