import { describe, expect, it } from 'vitest'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { begin, CARDS, holdOf, payAt, readPayment, useTestGateway } from '@/tests/setup/test-gateway'

describe('letters about money of a booking', () => {
  const provider = useTestGateway()

  async function pay(held: Parameters<typeof begin>[1], amountKop: number): Promise<void> {
    const payment = (await begin(provider, held, amountKop)).json().data
    await payAt(payment.confirmationUrl, CARDS.good)
    provider.pass(3)
    expect((await readPayment(provider, payment.id)).state).toBe('succeeded')
  }

  async function delivered() {
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    return {
      letters: sent.filter(({ channel }) => channel === 'email'),
      events: sent
        .filter(({ channel }) => channel === 'webhook')
        .map(({ text }) => JSON.parse(text).event)
        .sort(),
    }
  }

  it('name a payment that makes the booking firm with the booking, a later one by itself, a refund with its cause', async () => {
    const held = await holdOf(provider)
    const { number, prepayKop, price, car } = held.booking
    const rouble = (kop: number) => `${new Intl.NumberFormat('ru').format(kop / 100)}\u00a0₽`
    const restKop = price.totalKop - prepayKop
    await delivered()

    await pay(held, prepayKop)
    const first = await delivered()
    expect(first.letters.map(({ subject }) => subject)).toEqual([`Машина забронирована, бронь № ${number}`])
    expect(first.letters[0]?.text).toMatch(
      new RegExp(`Мы получили ${rouble(prepayKop)}[^]*Осталось заплатить ${rouble(restKop)}\\.`),
    )
    expect(first.events).toEqual(['booking.confirmed', 'payment.succeeded'])

    await pay(held, restKop)
    const second = await delivered()
    expect(second.letters.map(({ subject }) => subject)).toEqual([`Оплата получена, бронь № ${number}`])
    expect(second.events).toEqual(['payment.succeeded'])

    const url = `/sun/v2/bookings/${number}`
    const refundKop = price.totalKop
    const cancelled = await provider.call('POST', `${url}/cancel`, { refundKop }, { 'x-booking-key': held.key })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    await delivered()
    await provider.settle()
    provider.pass(61)
    await provider.settle()
    const { letters, events } = await delivered()
    expect(events).toEqual(['payment.refunded', 'payment.refunded'])
    expect(letters.map(({ text }) => /отправили вам ([\d\u00a0]+₽)/.exec(text)?.[1]).sort()).toEqual(
      [prepayKop, restKop].map(rouble).sort(),
    )
    for (const { text } of letters) {
      expect(text).toContain('Бронь отменена.')
      expect(text).toContain(`Всего возвращаем ${rouble(refundKop)}`)
      expect(text).toContain(car.car_data.naimenovanie)
      expect(text).not.toMatch(/Получение|Возврат {2}/)
    }
  })
})
