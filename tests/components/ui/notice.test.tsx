import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'

it.each([
  ['an error, by itself', <Notice key="" kind="error" />, ['circle-alert']],
  ['an error that is given another', <Notice icon={<Icon of="info" />} key="" kind="error" />, ['info']],
  ['an error that is given none', <Notice icon={null} key="" kind="error" />, []],
  ['what is no error', <Notice key="" kind="warning" />, []],
])('has its icon: %s', (_name, notice, icons) => {
  const { container } = render(notice)
  const drawn = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])
  expect(drawn).toEqual(icons)
})
