import type { Booking } from '@/provider/contract/bookings'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import type { VoucherSheet } from '@/provider/contract/vouchers'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'

type Phrase = { say: string; en: string; 'zh-CN': string }

/** English readers say a phrase by its Latin letters; Chinese readers show it. */
const HELLO: Phrase = {
  say: 'Здравствуйте! У меня бронь {number}',
  en: 'Zdrástvuyte! U menyá bron’ — Hello! I have a booking',
  'zh-CN': '您好！我有预订，订单号 {number}',
}
const CASH: Phrase = {
  say: 'Я плачу наличными',
  en: 'Ya plachú nalíchnymi — I am paying in cash',
  'zh-CN': '我付现金',
}
const HELP: Phrase = {
  say: 'Помогите, пожалуйста, позвонить в {brand}',
  en: 'Pomogíte, pozhálusta, pozvonít’ v {brand} — Help me call {brand}',
  'zh-CN': '请帮我给 {brand} 打个电话',
}
const ENERGY: Record<'gasoline' | 'diesel' | 'electric', Phrase> = {
  gasoline: {
    say: 'Полный бак бензина, пожалуйста',
    en: 'Pólny bak benzína, pozhálusta — Fill up with petrol',
    'zh-CN': '请加满汽油（先付款后加油）',
  },
  diesel: {
    say: 'Полный бак дизеля, пожалуйста',
    en: 'Pólny bak dízelya, pozhálusta — Fill up with diesel',
    'zh-CN': '请加满柴油（先付款后加油）',
  },
  electric: {
    say: 'Где здесь можно зарядить машину?',
    en: 'Gde zdes’ mózhno zaryadít’ mashínu? — Where can I charge the car?',
    'zh-CN': '请问哪里可以给车充电？',
  },
}

/** Returns phrases to show on the way; none to readers of Russian. */
export function phrasesOf(
  { number, car }: Pick<Booking, 'number' | 'car'>,
  brand: string,
  language: Language,
): VoucherSheet['phrases'] {
  if (language === 'ru') return []
  const fill = (text: string) => formatText(text, { number, brand })
  const { class: classId, fuel } = car.car_data
  const energy = needsLicence(classId) ? [ENERGY[fuel ?? 'electric']] : []
  return [HELLO, CASH, ...energy, HELP].map((phrase) => ({ say: fill(phrase.say), meaning: fill(phrase[language]) }))
}
