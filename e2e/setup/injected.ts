import type { Page } from '@playwright/test'

/**
 * Tries to run texts in a page, as a vulnerability would let an attacker do.
 *
 * @returns whether one ran, and the names of the errors on the way
 */
export function injectScripts(page: Page): Promise<{ hasRun: boolean; errors: string[] }> {
  return page.evaluate(async () => {
    const errors: string[] = []
    const attempts = [
      () => {
        const script = document.createElement('script')
        script.textContent = 'window.injected = true'
        document.body.append(script)
      },
      () => {
        const script = document.createElement('script')
        script.append('window.injected = true')
        document.body.append(script)
      },
      async () => {
        const image = document.createElement('div')
        image.innerHTML = '<img src="/nowhere" onerror="window.injected = true">'
        document.body.append(image)
        await new Promise((resolve) => image.firstElementChild?.addEventListener('error', resolve))
      },
    ]
    for (const attempt of attempts)
      try {
        await attempt()
      } catch (error) {
        errors.push(error instanceof Error ? error.name : String(error))
      }
    return { hasRun: 'injected' in window, errors }
  })
}
