import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { LANGUAGES } from './setup/languages'
import { LONG, WIDE } from './setup/long-form'
import { pagesOf, REFUSING } from './setup/pages'
import { siteUrl } from './setup/site'

/** Asks another site once its map is opened: not for the browser of the tests. */
const MAP = '/contacts/?map=1'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

// The markup is the same in the others; Chinese has the pages of news as well.
for (const language of LANGUAGES)
  test(
    `the HTML of every route is valid: ${language.id}`,
    language.id === 'zh-CN' ? WIDE : LONG,
    async ({ request }) => {
      const others = [...REFUSING, MAP].map((path) => `${language.prefix}${path}`)
      const faults: string[] = []
      for (const path of [...pagesOf(language), ...others]) {
        const answer = await request.get(siteUrl(path))
        const report = await validator.validateString(await answer.text())
        for (const { messages } of report.results)
          for (const { ruleId, message, selector } of messages) faults.push(`${path} ${ruleId}: ${message} ${selector}`)
      }
      expect(faults).toEqual([])
    },
  )
