import type { Page } from '@playwright/test'
import { clientPages } from '../../e2e/setup/client-addresses'
import { DEMO_CLIENTS } from '../../e2e/setup/demo-clients'
import { LANGUAGES, type Language, WIDTHS } from '../../e2e/setup/languages'
import { pagesOf, REFUSING } from '../../e2e/setup/pages'
import { rentalQuery } from '../../e2e/setup/site'

export type Screen = {
  name: string
  path: string
  width: (typeof WIDTHS)[number]
  scheme: 'light' | 'dark'
  client?: keyof Pick<typeof DEMO_CLIENTS, 'rich' | 'debtor'>
  /** What is done before it is drawn. */
  prepare?: (page: Page) => Promise<void>
  /** Drawn as the window shows it: what lies over a page does not grow with the page. */
  isDialog?: boolean
}

type Draft = Omit<Screen, 'name' | 'width' | 'scheme'> & { name?: string }

/** Every page, and what pages show after a click or an input, in three languages, two widths, light and dark. */
export function screens(): Screen[] {
  return LANGUAGES.flatMap((language) => [
    ...pages(language),
    ...preparedScreens(language),
    ...clientScreens(language),
  ]).flatMap((draft) =>
    WIDTHS.flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({
        ...draft,
        width,
        scheme,
        name: [draft.path, draft.client, draft.name, width, scheme].filter(Boolean).join(' '),
      })),
    ),
  )
}

function pages(language: Language): Draft[] {
  return [...pagesOf(language), ...REFUSING.map((path) => `${language.prefix}${path}`)].map((path) => ({ path }))
}

function clientScreens({ prefix }: Language): Draft[] {
  return (['rich', 'debtor'] as const).flatMap((client) =>
    clientPages(DEMO_CLIENTS[client].id)
      .filter((path) => path.endsWith(`/${DEMO_CLIENTS[client].id}/`))
      .map((path) => ({ path: `${prefix}${path}`, client })),
  )
}

function preparedScreens({ prefix, booking }: Language): Draft[] {
  const submit = async (page: Page) => {
    await page.getByRole('main').locator('form').last().locator('button[type=submit]').last().click()
    await page.getByRole('main').locator('[aria-invalid=true], [role=alert]').first().waitFor()
  }
  return [
    {
      path: `${prefix}/booking-online/toyota-rav4/${rentalQuery({ ahead: 25 })}&step=you`,
      name: 'with errors',
      prepare: async (page) => {
        await page.getByRole('button', { name: booking.form.next }).filter({ visible: true }).click()
        await page.getByRole('alert').filter({ hasText: booking.errors.summary }).waitFor()
      },
    },
    ...['/contacts/', '/account/login/', '/account/registration/', '/about/partnership/', '/payment/'].map((path) => ({
      path: `${prefix}${path}`,
      name: 'with errors',
      prepare: submit,
    })),
    {
      path: `${prefix}/about/faq/`,
      name: 'opened',
      prepare: (page) =>
        page.getByRole('main').evaluate((main) => {
          for (const part of main.querySelectorAll('details')) part.open = true
        }),
    },
    {
      path: `${prefix}/`,
      name: 'with every disclosure of the header',
      isDialog: true,
      prepare: (page) => page.getByRole('banner').locator('summary').filter({ visible: true }).first().click(),
    },
  ]
}
