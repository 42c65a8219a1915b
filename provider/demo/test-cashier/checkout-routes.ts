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

const IdParams = z.object({ id: z.string() })
const Text = z.string().max(100).default('')
const PayForm = z.object({ method: Text, number: Text, expiry: Text, cvc: Text })
const BankForm = z.object({ answer: Text, code: Text })
const Query = z.object({ language: z.enum(PAGE_LANGUAGES).optional().catch(undefined) })

const LOCALES: Record<string, PageLanguage> = { ru_RU: 'ru', en_US: 'en' }

/** Registers the routes of the hosted confirmation page: HTML and forms, no script. */
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
    if (!payment) return sendMissing(request, reply)
    if (isAtBank(payment)) return reply.redirect(`${pathOf(payment)}/bank${queryOf(request)}`, 303)
    return sendPage(reply, payment, startPage({ payment, language: languageOf(request, payment) }))
  })

  scope.get('/checkout/:id/bank', async (request, reply) => {
    const payment = await checkout.find(idOf(request))
    if (!payment) return sendMissing(request, reply)
    const { code } = payment.progress
    if (!isOpen(payment) || code === null) return reply.redirect(pathOf(payment) + queryOf(request), 303)
    return sendPage(reply, payment, challengePage({ payment, language: languageOf(request, payment) }, code))
  })

  scope.post('/checkout/:id', async (request, reply) =>
    showStep(request, reply, await checkout.submit(idOf(request), parseBody(PayForm, request.body))),
  )
  scope.post('/checkout/:id/bank', async (request, reply) =>
    showStep(request, reply, await checkout.answerBank(idOf(request), parseBody(BankForm, request.body))),
  )

  function startPage(page: PageOf, errors: Parameters<typeof payPage>[3] = []): string {
    const { document } = page.payment
    if (isOpen(page.payment)) return payPage(page, limits, `${origin()}${pathOf(page.payment)}`, errors)
    return endedPage(page, document.status === 'pending' ? 'processing' : document.status)
  }

  function showStep(request: FastifyRequest, reply: FastifyReply, step: Step | null): FastifyReply {
    if (!step) return sendMissing(request, reply)
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
        return sendPage(reply, payment, startPage({ payment, language: languageOf(request, payment) }, step.errors))
    }
  }
}

function sendPage(reply: FastifyReply, payment: Payment | null, html: string): FastifyReply {
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

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), null, missingPage(languageOf(request, null)))
}

/** Returns the language chosen on the page, else the shop's. v3 has no Chinese: a browser that prefers it gets it for English. */
function languageOf({ query, headers }: FastifyRequest, payment: Payment | null): PageLanguage {
  const { language } = Query.parse(query)
  if (language) return language
  const shopLanguage = LOCALES[payment?.progress.locale ?? 'ru_RU'] ?? 'ru'
  return shopLanguage === 'en' && /^zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : shopLanguage
}

/** Returns the query with the chosen language. */
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
  return IdParams.parse(params).id
}
