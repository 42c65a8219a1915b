import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { WechatCode } from '@/components/contacts/wechat-code'
import contacts from '@/messages/zh-CN/contacts.json'

const PIXELS = 6
const QUIET_MODULES = 4

function show(wechatCode: string) {
  const messengers = { telegram: '', max: '', vk: '', wechat: 'sun-vl', wechatCode }
  render(
    <NextIntlClientProvider locale="zh-CN" messages={{ contacts }} timeZone="Asia/Vladivostok">
      <WechatCode messengers={messengers} />
    </NextIntlClientProvider>,
  )
  const picture = screen.getByRole('img')
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[3])
  const runs = [...(picture.querySelector('[stroke]')?.getAttribute('d') ?? '').matchAll(/M(\d+) ([\d.]+)h(\d+)/g)]
  return { side, runs: runs.map(([, x, y, length]) => [Number(x), Math.floor(Number(y)), Number(length)] as const) }
}

/** What a phone reads in the picture. */
function read({ side, runs }: ReturnType<typeof show>): string | undefined {
  const width = side * PIXELS
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [x, y, length] of runs)
    for (let row = y * PIXELS; row < (y + 1) * PIXELS; row += 1)
      for (let column = x * PIXELS; column < (x + length) * PIXELS; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return jsQR(pixels, width, width)?.data
}

it('holds the name to copy, or the address of the branch’s own code', () => {
  expect(read(show(''))).toBe('sun-vl')
  expect(screen.getByText('sun-vl')).toBeTruthy()
  expect(screen.getByText(/在微信中搜索添加；也可扫码复制/)).toBeTruthy()
})

it('adds the branch at once by its own code, with 4 blank modules on every side', () => {
  const code = show('https://u.wechat.com/kAbCdEfGhIjKlMnOp')
  expect(read(code)).toBe('https://u.wechat.com/kAbCdEfGhIjKlMnOp')
  expect(screen.getByText(/用微信扫码即可添加/)).toBeTruthy()
  const edges = code.runs.flatMap(([x, y, length]) => [x, y, code.side - x - length, code.side - 1 - y])
  expect(Math.min(...edges)).toBe(QUIET_MODULES)
})
