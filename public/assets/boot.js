;(() => {
  const page = document.documentElement
  askAboutCookies()
  greetClient()
  holdEarlyForms()
  dropLostPhotos()
  openColumns()

  /** A press counts before React is there; only "continue" also allows analytics, by the text of that version. "ask" is the way back, in the footer. */
  function askAboutCookies() {
    if (!hasCookie('cookie_consent=true')) page.dataset.notice = 'open'
    document.addEventListener('click', (event) => {
      const pressed = event.target.closest?.('[data-answer]')
      if (!pressed) return
      const { answer } = pressed.dataset
      if (answer === 'ask') {
        page.dataset.notice = 'open'
        document.querySelector('[data-cookies]').focus()
        return
      }
      const wasAllowed = hasCookie('analytics=yes')
      const days365 = `; max-age=31536000; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
      document.cookie = `cookie_consent=true${days365}`
      const { agreement } = pressed.dataset
      for (const [name, value] of [['analytics', 'yes'], ['analytics_agreement', agreement]])
        document.cookie = `${name}=${answer === 'continue' ? `${value}${days365}` : '; max-age=0; path=/'}`
      delete page.dataset.notice
      document.dispatchEvent(new Event('notice-answered'))
      if (answer !== 'continue' && wasAllowed) endAnalytics(event, pressed.href)
    })
  }

  function hasCookie(pair) {
    return document.cookie.split('; ').includes(pair)
  }

  /** Its script runs on in this document, so the next one is loaded whole. */
  function endAnalytics(event, href) {
    event.preventDefault()
    for (const name of ['_ym_uid', '_ym_d', '_ym_isad', '_ym_visorc'])
      for (const domain of ['', `; domain=${location.hostname}`]) document.cookie = `${name}=; max-age=0; path=/${domain}`
    if (href) location.assign(href)
    else location.reload()
  }

  /** The groups of the footer stand open where they are columns: a sheet shows it, this says it to screen readers. */
  function openColumns() {
    document.addEventListener('DOMContentLoaded', () => {
      if (innerWidth < 861) return
      for (const summary of document.querySelectorAll('footer details > summary')) {
        summary.parentElement.open = true
        summary.tabIndex = -1
      }
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
