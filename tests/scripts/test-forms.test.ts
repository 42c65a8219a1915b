import { describe, expect, it } from 'vitest'
import { FORM_TAGS, formEnv, tagsLeftOut } from '../../scripts/test-forms.mjs'

describe('the forms of npm test', () => {
  it.each([
    { args: [], leftOut: ['@wide', '@long'] },
    { args: ['--only', 'e2e'], leftOut: ['@wide', '@long'] },
    { args: ['--all', '--no-setup'], leftOut: ['@long'] },
    { args: ['--long'], leftOut: [] },
    { args: ['--all', '--long'], leftOut: [] },
    { args: ['--a11y'], leftOut: [] },
  ])('$args leaves out $leftOut', ({ args, leftOut }) => {
    expect(tagsLeftOut(formEnv(args))).toEqual(leftOut)
  })

  it.each([
    { args: [], hasPage: false },
    { args: ['--a11y'], hasPage: false },
    { args: ['--all'], hasPage: true },
    { args: ['--long', '--only', 'e2e'], hasPage: true },
  ])('$args build the page of the components: $hasPage', ({ args, hasPage }) => {
    expect(formEnv(args).NEXT_PUBLIC_COMPONENTS_PAGE).toBe(hasPage ? '1' : '')
  })

  it('leave out nothing but what is marked as long where a tool is started by hand', () => {
    expect(tagsLeftOut({})).toEqual(['@long'])
  })

  it('know no tag that no form runs', () => {
    expect(FORM_TAGS.map(({ name }) => name)).toEqual(tagsLeftOut(formEnv([])))
  })

  it('name a flag that none of them has, instead of running less than was asked for', () => {
    expect(() => formEnv(['--lnog'])).toThrow(/--lnog.+--all, --long/)
  })
})
