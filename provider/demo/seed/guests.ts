import type { Driver } from '@/provider/contract/bookings'
import { integerBetween, pick, type Random } from '@/provider/demo/seeded-random'
import type { Language } from '@/provider/rules/i18n/language'
import type { Row } from './insert-rows'

const GUESTS = 400
const LAST_NAMES = [
  'Прибоев',
  'Маяк',
  'Кедров',
  'Туманов',
  'Сопкин',
  'Якорев',
  'Заливин',
  'Тигров',
  'Ветров',
  'Лотосов',
]
const FIRST_NAMES = ['Иван', 'Пётр', 'Алексей', 'Денис', 'Егор', 'Лев', 'Марк', 'Олег', 'Роман', 'Юрий']
const MIDDLE_NAMES = ['Примерович', 'Образцович', 'Демонович']
const CHINESE = { last: ['Li', 'Wang', 'Zhang', 'Chen', 'Zhao'], first: ['Wei', 'Jun', 'Ming', 'Lan', 'Hao'] }
const CHINESE_SHARE = 0.25

export type Guest = { driver: Driver; language: Language }

/** Invents the people behind the generated bookings. */
export function inventGuests(random: Random): Guest[] {
  return Array.from({ length: GUESTS }, (_, index) => inventGuest(random, index))
}

function inventGuest(random: Random, index: number): Guest {
  const chinese = random() < CHINESE_SHARE
  const serial = String(index).padStart(5, '0')
  const birthYear = integerBetween(random, 1960, 1994)
  return {
    driver: {
      last_name: pick(random, chinese ? CHINESE.last : LAST_NAMES),
      first_name: pick(random, chinese ? CHINESE.first : FIRST_NAMES),
      middle_name: chinese ? null : pick(random, MIDDLE_NAMES),
      phone: chinese ? `+86199001${serial}` : `+799910${serial}`,
      email: `guest${index}@clients.example`,
      birthDate: `${birthYear}-0${integerBetween(random, 1, 9)}-${integerBetween(random, 10, 28)}`,
      licenceSince: `${birthYear + integerBetween(random, 19, 25)}-06-01`,
      citizenship: chinese ? 'CN' : 'RU',
    },
    language: chinese ? 'zh-CN' : 'ru',
  }
}

/** Returns the row of a guest, who is not registered. */
export function guestRow({ driver, language }: Guest, station: string, createdAt: Date): Row {
  return {
    station,
    phone: driver.phone,
    last_name: driver.last_name,
    first_name: driver.first_name,
    middle_name: driver.middle_name,
    email: driver.email,
    language,
    citizenship: driver.citizenship,
    birth_date: driver.birthDate,
    created_at: createdAt,
    password_hash: null,
    registered_at: null,
    email_confirmed_at: null,
  }
}
