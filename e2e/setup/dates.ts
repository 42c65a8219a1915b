import { expect, type Locator, type Page } from '@playwright/test'
import { type as typeInto } from './by-keyboard'

/** The three numbers of a date with this legend, in the order of Russian and English. */
export function datePartsOf(scope: Page | Locator, legend: string): Locator {
  return scope.getByRole('group', { name: legend, exact: true }).first().getByRole('textbox')
}

/** Fills an ISO date into its three numbers; of Chinese the year comes first. */
export async function fillDate(scope: Page | Locator, legend: string, date: string, isYearFirst = false) {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts = datePartsOf(scope, legend)
  for (const [index, text] of (isYearFirst ? [year, month, day] : [day, month, year]).entries())
    await parts.nth(index).fill(text)
}

/** Types an ISO date by keyboard alone, from the first number on. */
export async function typeDateParts(page: Page, legend: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts = datePartsOf(page, legend)
  for (const [index, text] of [day, month, year].entries()) await typeInto(page, parts.nth(index), text)
}

export async function expectDate(scope: Page | Locator, legend: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts = datePartsOf(scope, legend)
  for (const [index, text] of [day, month, year].entries()) await expect(parts.nth(index)).toHaveValue(text)
}
