import { encode } from 'uqr'
import type { QrCode, Voucher, VoucherSheet } from '@/provider/contract/vouchers'
import { mapHref } from '@/provider/rules/places/map-href'
import { phoneHref } from '@/provider/rules/text/phone-href'
import { bookingSummary, type SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { type VoucherLabel, voucherLabel } from '@/provider/rules/vouchers/voucher-texts'

/** About a metre. */
const COORDINATE_DIGITS = 5

/**
 * Returns the voucher as plain data: the worker renders it as a PDF, the site as a printed page. Takes the facts of the
 * same booking in each language, Russian first; one when it was booked in Russian.
 *
 * @param href of the QR code: without a key, since a voucher is shown to strangers
 */
export function voucherContent([first, ...others]: readonly [SummaryFacts, ...SummaryFacts[]], href: string): Voucher {
  const { booking, data } = first
  const sheets: Voucher['sheets'] = [sheetOf(first), ...others.map(sheetOf)]
  const { lat, lng } = booking.pickupPlace
  return {
    number: booking.number,
    brand: data.brand,
    code: codeOf(href),
    links: { booking: href, map: mapHref(lat, lng), phone: phoneHref(data.main_phone) },
    point: `${lat.toFixed(COORDINATE_DIGITS)}, ${lng.toFixed(COORDINATE_DIGITS)}`,
    sheets,
  }
}

function sheetOf(facts: SummaryFacts): VoucherSheet {
  const text = (heading: VoucherLabel) => voucherLabel(heading, facts.language)
  return {
    ...bookingSummary(facts),
    wechat: wechatOf(facts),
    headings: {
      voucher: text('voucher'),
      number: text('number'),
      trip: text('trip'),
      price: text('price'),
      bring: text('bring'),
      accident: text('accident'),
      scan: text('scan'),
      contact: text('contact'),
      map: text('map'),
      say: text('say'),
    },
  }
}

/** The branch's WeChat, on the sheet of those who use it. */
function wechatOf({ data: { messengers }, language }: SummaryFacts): VoucherSheet['wechat'] {
  const { wechat, wechatCode } = messengers
  if (language !== 'zh-CN' || wechat === '') return null
  return { term: voucherLabel('wechat', language), value: wechat, notes: [], code: codeOf(wechatCode || wechat) }
}

function codeOf(text: string): QrCode {
  const { data, size } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), side: size }
}
