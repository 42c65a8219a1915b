import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ProviderServer } from '@/provider/http/server'
import { type createCheckout, isOpen, type Step } from './checkout'
import { challengePage, endedPage, missingPage, type PageOf, payPage } from './checkout-page'
import { checkoutPolicy } from './checkout-style'
import { PAGE_LANGUAGES, type PageLanguage } from './checkout-wording'
import type { Cashier } from './context'
import type { Payment } from './documents'
import { parseBody } from './parse-body'

const Named = z.object({ id: z.string() })
const Text = z.string().max(100).default('')
const PayForm = z.object({ method: Text, number: Text, expiry: Text, cvc: Text })
const BankForm = z.object({ answer: Text, code: Text })
const Query = z.object({ language: z.enum(PAGE_LANGUAGES).optional().catch(undefined) })

const LOCALES: Record<string, PageLanguage> = { ru_RU: 'ru', en_US: 'en' }

/** The hosted confirmation page: HTML and forms, no script. */
export function checkoutRoutes(
  scope: ProviderServer,
  checkout: ReturnType<typeof createCheckout>,
  { limits, origin }: Cashier,
): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  scope.get('/checkout/:id', async (request, reply) => {
    const payment = await checkout.find(idOf(request))
    if (!payment) return missing(request, reply)
    if (isAtBank(payment)) return reply.redirect(`${pathOf(payment)}/bank${queryOf(request)}`, 303)
    return show(reply, payment, start({ payment, language: languageOf(request, payment) }))
  })

  scope.get('/checkout/:id/bank', async (request, reply) => {
    const payment = await checkout.find(idOf(request))
    if (!payment) return missing(request, reply)
    const { code } = payment.progress
    if (!isOpen(payment) || code === null) return reply.redirect(pathOf(payment) + queryOf(request), 303)
    return show(reply, payment, challengePage({ payment, language: languageOf(request, payment) }, code))
  })

  scope.post('/checkout/:id', async (request, reply) =>
    lead(request, reply, await checkout.submit(idOf(request), parseBody(PayForm, request.body))),
  )
  scope.post('/checkout/:id/bank', async (request, reply) =>
    lead(request, reply, await checkout.answerBank(idOf(request), parseBody(BankForm, request.body))),
  )

  function start(page: PageOf, faults: Parameters<typeof payPage>[3] = []): string {
    const { document } = page.payment
    if (isOpen(page.payment)) return payPage(page, limits, `${origin()}${pathOf(page.payment)}`, faults)
    return endedPage(page, document.status === 'pending' ? 'processing' : document.status)
  }

  function lead(request: FastifyRequest, reply: FastifyReply, step: Step | null): FastifyReply {
    if (!step) return missing(request, reply)
    const { payment } = step
    const query = queryOf(request)
    switch (step.to) {
      case 'shop':
        return reply.redirect(payment.progress.returnUrl ?? pathOf(payment) + query, 303)
      case 'bank':
        return reply.redirect(`${pathOf(payment)}/bank${query}`, 303)
      case 'start':
        return reply.redirect(`${pathOf(payment)}${query}`, 303)
      case 'form':
        reply.code(422)
        return show(reply, payment, start({ payment, language: languageOf(request, payment) }, step.faults))
    }
  }
}

function show(reply: FastifyReply, payment: Payment | null, html: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': checkoutPolicy(payment?.progress.returnUrl ?? null),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return show(reply.code(404), null, missingPage(languageOf(request, null)))
}

/** As chosen on the page, else as the shop asked. The shop cannot ask v3 for Chinese: those who get English may read it. */
function languageOf({ query, headers }: FastifyRequest, payment: Payment | null): PageLanguage {
  const { language } = Query.parse(query)
  if (language) return language
  const asked = LOCALES[payment?.progress.locale ?? 'ru_RU'] ?? 'ru'
  return asked === 'en' && /^zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : asked
}

/** A language that was chosen goes along. */
function queryOf({ query }: FastifyRequest): string {
  const { language } = Query.parse(query)
  return language ? `?language=${language}` : ''
}

function isAtBank(payment: Payment): boolean {
  return isOpen(payment) && payment.progress.code !== null
}

function pathOf({ id }: Payment): string {
  return `/checkout/${id}`
}

function idOf({ params }: FastifyRequest): string {
  return Named.parse(params).id
}
