import { renderSVG } from 'uqr'
import { kopecksIn } from '@/provider/gateway/amount'
import { escapeHtml } from '@/provider/rules/text/escape-html'
import { type CardError, TEST_CARDS } from './cards'
import { methodsOf } from './checkout'
import { STYLE } from './checkout-style'
import { CHECKOUT_TEXTS } from './checkout-texts'
import { type CheckoutTexts, type EndedStatus, PAGE_LANGUAGES, type PageLanguage } from './checkout-wording'
import type { Payment, PaymentDocument } from './documents'
import type { Limits } from './transitions'

const KOP = 100
/** Blank modules around the code; fewer, and a phone does not find it. */
const QUIET_MODULES = 4
const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
/** Ids that the style uses. */
const IDS = { bank_card: 'card', sbp: 'sbp' } as const
const DIGITS = 'inputmode="numeric" autocomplete="off"'

export type PageOf = { payment: Payment; language: PageLanguage }

/** Renders the page on which the payer chooses and pays. It never repeats a card's digits. */
export function payPage({ payment, language }: PageOf, limits: Limits, address: string, errors: CardError[]): string {
  const texts = CHECKOUT_TEXTS[language]
  const methods = methodsOf(payment)
  const choices = methods.map((method, place) => {
    const id = IDS[method]
    return `<label class="choice"><input type="radio" name="method" value="${method}" id="${id}"${place === 0 ? ' checked' : ''}> ${texts[id]}</label>`
  })
  const acceptsCards = methods.includes('bank_card')
  return page(
    language,
    `${facts(payment, texts)}${errorList(errors, texts)}
<form method="post"><fieldset><legend>${texts.how}</legend>
${choices.join('\n')}
</fieldset>
${acceptsCards ? cardFields(payment, texts, errors) : ''}
${methods.includes('sbp') ? `<div class="of-sbp"><p>${texts.sbpHow}</p><div class="qr">${renderSVG(address, { border: QUIET_MODULES })}</div><button>${texts.sbpPaid}</button></div>` : ''}
</form>
${acceptsCards ? `<section><h2>${texts.cardsTitle}</h2><ul>${cardList(texts, limits)}</ul></section>` : ''}
${back(payment, texts)}${languages(language)}`,
  )
}

function cardFields({ document }: Payment, texts: CheckoutTexts, errors: CardError[]): string {
  const invalid = (...own: CardError[]) => (own.some((error) => errors.includes(error)) ? ' aria-invalid="true"' : '')
  return `<div class="of-card">
${field('number', texts.number, `${DIGITS} maxlength="23"${invalid('number', 'foreign')}`)}
${field('expiry', texts.expiry, `${DIGITS} maxlength="7"${invalid('expiry')}`, texts.expiryHint)}
${field('cvc', texts.cvc, `${DIGITS} maxlength="3"${invalid('cvc')}`)}
<button>${texts.pay(amountText(document, texts))}</button></div>`
}

/** Renders the bank's page of 3-D Secure. */
export function challengePage({ payment, language }: PageOf, code: string): string {
  const texts = CHECKOUT_TEXTS[language]
  return page(
    language,
    `${facts(payment, texts)}<form method="post"><h2>${texts.challengeTitle}</h2><p>${texts.challengeText(code)}</p>
${field('code', texts.code, `${DIGITS} maxlength="6"`)}
<button name="answer" value="confirm">${texts.confirm}</button>
<button name="answer" value="refuse" class="second">${texts.refuse}</button></form>`,
  )
}

/** Renders the page of a payment that has ended. */
export function endedPage({ payment, language }: PageOf, status: EndedStatus): string {
  const texts = CHECKOUT_TEXTS[language]
  return page(
    language,
    `${facts(payment, texts)}<section><p role="status">${texts.ended[status]}</p>${back(payment, texts)}</section>`,
  )
}

/** Renders the page of an address without a payment. */
export function missingPage(language: PageLanguage): string {
  return page(language, `<section><p>${CHECKOUT_TEXTS[language].missing}</p></section>`)
}

function page(language: PageLanguage, content: string): string {
  const { tag, title, notice } = CHECKOUT_TEXTS[language]
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><p class="notice">${notice}</p><main><h1>${title}</h1>
${content}</main></body></html>
`
}

function facts({ document }: Payment, texts: CheckoutTexts): string {
  const rows = [
    [texts.amount, amountText(document, texts), ' class="sum"'],
    ...(document.description ? [[texts.description, escapeHtml(document.description), '']] : []),
    [texts.shop, escapeHtml(document.recipient.account_id), ''],
  ]
  return `<section><dl>${rows.map(([name, text, attributes]) => `<dt>${name}</dt><dd${attributes}>${text}</dd>`).join('')}</dl></section>`
}

function errorList(errors: CardError[], texts: CheckoutTexts): string {
  if (errors.length === 0) return ''
  const lines = errors.map((error) => `<p>${texts.errors[error]}</p>`).join('')
  return `<section class="faults" role="alert"><h2>${texts.errorsTitle}</h2>${lines}</section>`
}

function field(name: string, label: string, attributes: string, hint?: string): string {
  const note = hint ? `<span class="hint">${hint}</span>` : ''
  return `<label>${label}${note}<input type="text" name="${name}" ${attributes}></label>`
}

function cardList(texts: CheckoutTexts, { slowMs, pendingMs }: Limits): string {
  const limits = { seconds: Math.ceil(slowMs / SECOND_MS), hours: Math.ceil(pendingMs / HOUR_MS) }
  return TEST_CARDS.map(
    ({ number, outcome }) => `<li><code>${number}</code> — ${texts.outcomes[outcome](limits)}</li>`,
  ).join('')
}

function back({ progress }: Payment, texts: CheckoutTexts): string {
  return progress.returnUrl ? `<a class="back" href="${escapeHtml(progress.returnUrl)}">${texts.back}</a>` : ''
}

function languages(current: PageLanguage): string {
  const others = PAGE_LANGUAGES.filter((language) => language !== current)
  const links = others.map((language) => {
    const { tag, name } = CHECKOUT_TEXTS[language]
    return `<a href="?language=${language}" hreflang="${tag}" lang="${tag}">${name}</a>`
  })
  return `<nav>${links.join('')}</nav>`
}

function amountText({ amount }: PaymentDocument, { tag }: CheckoutTexts): string {
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'narrowSymbol',
  })
  return format.format((kopecksIn(amount.value) ?? 0) / KOP)
}
