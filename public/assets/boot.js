// Described in lib/store/boot.ts
;(() => {
  const page = document.documentElement
  boundTexts()
  askAboutCookies()
  greetClient()
  holdEarlyForms()
  dropLostPhotos()
  openColumns()

  function boundTexts() {
    window.trustedTypes?.createPolicy('default', {
      createHTML: (html) => (['<script></script>', '<div class="bar"></div>'].includes(html) ? html : null),
      createScript(text) {
        try {
          JSON.parse(text)
          return text
        } catch {}
      },
      createScriptURL(url) {
        const { origin, pathname } = new URL(url, location.href)
        const isOurs = /^\/(_next\/static\/|assets\/(boot|offline)\.js$)/.test(pathname)
        return isOurs && origin === location.origin ? url : null
      },
    })
  }

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

  function endAnalytics(event, href) {
    event.preventDefault()
    for (const name of ['_ym_uid', '_ym_d', '_ym_isad', '_ym_visorc'])
      for (const domain of ['', `; domain=${location.hostname}`]) document.cookie = `${name}=; max-age=0; path=/${domain}`
    if (href) location.assign(href)
    else location.reload()
  }

  function openColumns() {
    document.addEventListener('DOMContentLoaded', () => {
      if (innerWidth < 861) return
      for (const summary of document.querySelectorAll('footer details > summary')) {
        summary.parentElement.open = true
        summary.tabIndex = -1
      }
    })
  }

  function holdEarlyForms() {
    document.addEventListener('submit', (event) => {
      const { dataset } = event.target
      if (dataset.early === undefined) return
      event.preventDefault()
      dataset.waits = ''
      event.submitter?.setAttribute('aria-busy', 'true')
    })
  }

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
    const watch = new MutationObserver(fill)
    watch.observe(page, { childList: true, subtree: true })
    const end = () => {
      fill()
      watch.disconnect()
    }
    document.addEventListener('DOMContentLoaded', end, { once: true })
  }
})()
