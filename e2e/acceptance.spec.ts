import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { siteUrl } from './setup/site'

test('the black-box check of the specification passes on every page', () => {
  const { stdout, status } = spawnSync(process.execPath, ['e2e/acceptance/check-site.mjs', siteUrl()], {
    encoding: 'utf8',
    timeout: 170_000,
  })
  expect(stdout.split('\n').filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(status).toBe(0)
})
