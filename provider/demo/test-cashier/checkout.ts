import { kopecksIn } from '@/provider/gateway/amount'
import { type CardError, type CardForm, cardMethod, readCard, sbpMethod } from './cards'
import type { Cashier } from './context'
import type { Method, Payment } from './documents'
import { methodsFor } from './method-limits'
import type { Payments } from './payments'
import { lockObject, type Tx } from './store'
import { cancel, pay, type Transition } from './transitions'

const CODE_DIGITS = 4

/** The page after an action of the payer. */
export type Step =
  | { to: 'shop'; payment: Payment }
  | { to: 'bank'; payment: Payment }
  /** Nothing was done: the payment was paid or ended before, perhaps in another tab. */
  | { to: 'start'; payment: Payment }
  | { to: 'form'; payment: Payment; errors: CardError[] }

export type PayForm = CardForm & { method: string }

/**
 * Creates the payer's side of a payment. The lock makes a duplicate submit wait for the first one; then nothing is left
 * to do.
 */
export function createCheckout(cashier: Cashier, payments: Payments) {
  const { store, now, limits, scenarios } = cashier

  async function changePayment(id: string, work: (tx: Tx, payment: Payment) => Promise<Step>): Promise<Step | null> {
    return store.inTransaction(async (tx) => {
      if (!(await lockObject(tx, 'payment', id))) return null
      const payment = await payments.lock(tx, id)
      return isOpen(payment) ? work(tx, payment) : { to: 'start', payment }
    })
  }

  async function toShop(tx: Tx, transition: Transition): Promise<Step> {
    return { to: 'shop', payment: await payments.commit(tx, transition) }
  }

  return {
    async find(id: string): Promise<Payment | null> {
      return store.inTransaction(async (tx) => ((await lockObject(tx, 'payment', id)) ? payments.lock(tx, id) : null))
    },

    submit: (id: string, form: PayForm) =>
      changePayment(id, async (tx, payment) => {
        if (payment.progress.code !== null) return { to: 'bank', payment }
        const methods = methodsOf(payment)
        if (methods.includes('sbp') && (form.method === 'sbp' || methods.length === 1)) {
          return toShop(tx, pay(payment, sbpMethod(id), now(), limits))
        }
        const { card, errors } = readCard(form, now())
        if (!card) return { to: 'form', payment, errors }

        const method = cardMethod(id, card)
        const isChallenged = payment.progress.enforces3ds && card.outcome === 'success'
        switch (isChallenged ? '3ds' : card.outcome) {
          case 'success':
            return toShop(tx, pay(payment, method, now(), limits))
          case 'decline':
            return toShop(tx, cancel(payment, { party: 'payment_network', reason: 'insufficient_funds' }, method))
          case '3ds':
            return { to: 'bank', payment: await payments.commit(tx, challenge(payment, method)) }
          case 'slow':
            return toShop(tx, waitForBank(payment, method, new Date(now().getTime() + limits.slowMs)))
          case 'never':
            return toShop(tx, waitForBank(payment, method, null))
        }
      }),

    answerBank: (id: string, { answer, code }: { answer: string; code: string }) =>
      changePayment(id, async (tx, payment) => {
        const { code: expected, method } = payment.progress
        if (expected === null || method === null) return { to: 'start', payment }
        if (answer === 'confirm' && code.trim() === expected) return toShop(tx, pay(payment, method, now(), limits))
        return toShop(tx, cancel(payment, { party: 'payment_network', reason: '3d_secure_failed' }, method))
      }),
  }

  function challenge(payment: Payment, method: Method): Transition {
    const code = String(Math.floor(scenarios.random() * 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    return { payment: { ...payment, progress: { ...payment.progress, method, code } }, event: null }
  }
}

/** Returns the methods of a payment: the shop's choice, else every method that takes such a sum. */
export function methodsOf({ document, progress: { capture, only } }: Payment): Method['type'][] {
  if (only) return [only]
  return methodsFor(kopecksIn(document.amount.value) ?? 0, capture)
}

/** Returns whether the payer still has something to do. */
export function isOpen({ document, progress }: Payment): boolean {
  return document.status === 'pending' && (progress.method === null || progress.code !== null)
}

/** Lets the bank take its time. @param until null: until the payment expires */
function waitForBank({ progress, ...payment }: Payment, method: Method, until: Date | null): Transition {
  const waiting: Payment =
    until === null
      ? { ...payment, progress: { ...progress, method } }
      : { ...payment, dueAt: until, progress: { ...progress, method, onDue: 'pay' } }
  return { payment: waiting, event: null }
}
