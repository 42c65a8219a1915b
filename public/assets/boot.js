;(() => {
  const page = document.documentElement
  askAboutCookies()
  greetClient()
  holdEarlyForms()
  dropLostPhotos()

  /** A press counts before React is there; only "continue" also allows analytics. */
  function askAboutCookies() {
    if (/(^|; )cookie_consent=true(;|$)/.test(document.cookie)) return
    page.dataset.notice = 'open'
    document.addEventListener('click', ({ target }) => {
      const answer = target.closest?.('[data-answer]')?.dataset.answer
      if (!answer) return
      const days365 = `; max-age=31536000; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
      document.cookie = `cookie_consent=true${days365}`
      document.cookie = answer === 'continue' ? `analytics=yes${days365}` : 'analytics=; max-age=0; path=/'
      delete page.dataset.notice
      document.dispatchEvent(new Event('notice-answered'))
    })
  }

  /** A form that is sent before React is there waits for it: `use-typed-before.ts`. */
  function holdEarlyForms() {
    document.addEventListener('submit', (event) => {
      const { dataset } = event.target
      if (dataset.early === undefined) return
      event.preventDefault()
      dataset.waits = ''
      event.submitter?.setAttribute('aria-busy', 'true')
    })
  }

  /** A photo that cannot be loaded gives way to the drawing behind it. */
  function dropLostPhotos() {
    document.addEventListener(
      'error',
      ({ target: { dataset } }) => {
        if (dataset?.photo === '') dataset.photo = 'lost'
      },
      true,
    )
  }

  function greetClient() {
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

    page.dataset.account = 'in'
    const patronymic = typeof middle === 'string' ? middle : ''
    const [name, rest] =
      page.lang === 'en' ? [`${first} ${patronymic}`, last] : [`${last} ${first}`, patronymic]
    const texts = {
      initials: [...first].slice(0, 1).join('') + [...last].slice(0, 1).join(''),
      name: name.trim(),
      rest,
      miles: new Intl.NumberFormat(page.lang).format(miles),
    }
    const fill = () => {
      for (const place of document.querySelectorAll('[data-client]:empty'))
        place.textContent = texts[place.dataset.client]
    }
    // As the header is parsed, a piece at a time; React finds the texts that it would write itself.
    const watch = new MutationObserver(fill)
    watch.observe(page, { childList: true, subtree: true })
    const end = () => {
      fill()
      watch.disconnect()
    }
    document.addEventListener('DOMContentLoaded', end, { once: true })
  }
})()
