import { kopecksIn } from '@/provider/gateway/amount'
import { type CardError, type CardForm, cardMethod, readCard, sbpMethod } from './cards'
import type { Cashier } from './context'
import type { Method, Payment } from './documents'
import { methodsFor } from './method-limits'
import type { Payments } from './payments'
import { lockObject, type Tx } from './store'
import { cancel, type Move, pay } from './transitions'

const CODE_DIGITS = 4

/** What the payer is shown after an act of theirs. */
export type Step =
  | { to: 'shop'; payment: Payment }
  | { to: 'bank'; payment: Payment }
  /** Nothing was done: it has been paid or ended before, in another tab perhaps. */
  | { to: 'start'; payment: Payment }
  | { to: 'form'; payment: Payment; faults: CardError[] }

export type PayForm = CardForm & { method: string }

/** The payer's side of a payment. The lock makes a second press wait, and then find that all is done. */
export function createCheckout(cashier: Cashier, payments: Payments) {
  const { store, now, limits, scenarios } = cashier

  async function act(id: string, work: (tx: Tx, payment: Payment) => Promise<Step>): Promise<Step | null> {
    return store.inTransaction(async (tx) => {
      if (!(await lockObject(tx, 'payment', id))) return null
      const payment = await payments.lock(tx, id)
      return isOpen(payment) ? work(tx, payment) : { to: 'start', payment }
    })
  }

  async function toShop(tx: Tx, move: Move): Promise<Step> {
    return { to: 'shop', payment: await payments.commit(tx, move) }
  }

  return {
    async find(id: string): Promise<Payment | null> {
      return store.inTransaction(async (tx) => ((await lockObject(tx, 'payment', id)) ? payments.lock(tx, id) : null))
    },

    submit: (id: string, form: PayForm) =>
      act(id, async (tx, payment) => {
        if (payment.progress.code !== null) return { to: 'bank', payment }
        const methods = methodsOf(payment)
        if (methods.includes('sbp') && (form.method === 'sbp' || methods.length === 1)) {
          return toShop(tx, pay(payment, sbpMethod(id), now(), limits))
        }
        const { card, faults } = readCard(form, now())
        if (!card) return { to: 'form', payment, faults }

        const method = cardMethod(id, card)
        const isAsked = payment.progress.enforces3ds && card.outcome === 'success'
        switch (isAsked ? '3ds' : card.outcome) {
          case 'success':
            return toShop(tx, pay(payment, method, now(), limits))
          case 'decline':
            return toShop(tx, cancel(payment, { party: 'payment_network', reason: 'insufficient_funds' }, method))
          case '3ds':
            return { to: 'bank', payment: await payments.commit(tx, challenge(payment, method)) }
          case 'slow':
            return toShop(tx, wait(payment, method, new Date(now().getTime() + limits.slowMs)))
          case 'never':
            return toShop(tx, wait(payment, method, null))
        }
      }),

    answerBank: (id: string, { answer, code }: { answer: string; code: string }) =>
      act(id, async (tx, payment) => {
        const { code: expected, method } = payment.progress
        if (expected === null || method === null) return { to: 'start', payment }
        if (answer === 'confirm' && code.trim() === expected) return toShop(tx, pay(payment, method, now(), limits))
        return toShop(tx, cancel(payment, { party: 'payment_network', reason: '3d_secure_failed' }, method))
      }),
  }

  function challenge(payment: Payment, method: Method): Move {
    const code = String(Math.floor(scenarios.random() * 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    return { payment: { ...payment, progress: { ...payment.progress, method, code } }, event: null }
  }
}

/** What the payer may choose from: what the shop named, else every method that takes such a sum. */
export function methodsOf({ document, progress: { capture, only } }: Payment): Method['type'][] {
  if (only) return [only]
  return methodsFor(kopecksIn(document.amount.value) ?? 0, capture)
}

/** Whether the payer still has something to do. */
export function isOpen({ document, progress }: Payment): boolean {
  return document.status === 'pending' && (progress.method === null || progress.code !== null)
}

/** The bank thinks until then; for ever: until the payment runs out. */
function wait({ progress, ...payment }: Payment, method: Method, until: Date | null): Move {
  const moved: Payment =
    until === null
      ? { ...payment, progress: { ...progress, method } }
      : { ...payment, dueAt: until, progress: { ...progress, method, onDue: 'pay' } }
  return { payment: moved, event: null }
}
