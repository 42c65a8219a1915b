import { existsSync, readdirSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { COMPONENT_STATES } from '@/components/ui-page/component-states'
import { UiPage } from '@/components/ui-page/ui-page'
import { PageLanguage } from '@/lib/i18n/page-language'

const FOLDERS = readdirSync('components/ui', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

it('every ui component has states, and the page of the components shows them', () => {
  expect(FOLDERS.length).toBeGreaterThan(25)
  expect(FOLDERS.filter((name) => !existsSync(`components/ui/${name}/${name}.states.tsx`))).toEqual([])
  expect(Object.keys(COMPONENT_STATES).sort()).toEqual(FOLDERS)
  render(
    <PageLanguage locale="ru">
      <UiPage locale="ru" />
    </PageLanguage>,
  )
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
  expect(shown.filter((id) => FOLDERS.includes(id))).toEqual(Object.keys(COMPONENT_STATES))
})
