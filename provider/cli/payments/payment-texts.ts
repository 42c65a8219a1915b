import { leftIn } from '@/provider/cli/money'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import type { PaymentState, RefundReason, RefundState } from '@/provider/rules/payments/transitions'

export const PURPOSE_NAMES: Record<'booking' | 'fine' | 'damage' | 'other', CliText> = {
  booking: { ru: 'бронь', en: 'booking' },
  fine: { ru: 'штраф', en: 'fine' },
  damage: { ru: 'ущерб', en: 'damage' },
  other: { ru: 'другое:', en: 'other:' },
}

export const STATE_NAMES: Record<PaymentState, CliText> = {
  created: { ru: 'касса ещё не ответила', en: 'the gateway has not answered yet' },
  pending: { ru: 'ждём оплаты', en: 'waits to be paid' },
  held: { ru: 'деньги заблокированы', en: 'held' },
  succeeded: { ru: 'оплачен', en: 'paid' },
  canceled: { ru: 'не состоялся', en: 'came to nothing' },
  failed: { ru: 'касса не приняла', en: 'the gateway did not take it' },
}

export const MOVEMENT_NAMES: Record<RefundState, CliText> = {
  created: { ru: 'отправляем', en: 'is being sent' },
  pending: { ru: 'касса обрабатывает', en: 'is with the gateway' },
  succeeded: { ru: 'готово', en: 'done' },
  canceled: { ru: 'НЕ УШЁЛ', en: 'DID NOT LEAVE' },
}

export const REASON_NAMES: Record<RefundReason, CliText> = {
  cancelled: { ru: 'отмена брони', en: 'the booking was cancelled' },
  changed: { ru: 'бронь подешевела', en: 'the booking became cheaper' },
  excess: { ru: 'лишнее', en: 'more than was due' },
  no_car: { ru: 'бронь истекла', en: 'the booking had run out' },
  nothing_due: { ru: 'платить было не за что', en: 'nothing was due' },
  branch: { ru: 'решение филиала', en: 'decided by the branch' },
}

export const RECEIPT_NAMES: Record<'prepayment' | 'payment' | 'closing' | 'refund', CliText> = {
  prepayment: { ru: 'предоплата', en: 'prepayment' },
  payment: { ru: 'оплата', en: 'payment' },
  closing: { ru: 'закрывающий', en: 'closing' },
  refund: { ru: 'возврат', en: 'refund' },
}

/** What does not fit, by the cause that the quarantine records. */
const CONFLICTS: Record<string, CliText> = {
  id: { ru: 'касса назвала другой платёж', en: 'the gateway names another payment' },
  amount: { ru: 'не сходится сумма', en: 'the sum does not fit' },
  currency: { ru: 'другая валюта', en: 'another currency' },
  shop: { ru: 'деньги другого магазина', en: 'it is another shop’s money' },
  payment: { ru: 'у кассы он за другое', en: 'the gateway has it for something else' },
  test: { ru: 'тестовые деньги', en: 'it is play money' },
  end: { ru: 'у нас кончился иначе, чем у кассы', en: 'it ended otherwise at the gateway' },
  missing: { ru: 'касса его не знает', en: 'the gateway does not know it' },
}

const REJECTIONS: Record<MoneyRejection['why'], CliText> = {
  not_found: { ru: 'Нет такой записи.', en: 'There is no such entry.' },
  not_quarantined: { ru: 'Этот платёж не в карантине.', en: 'This payment is not in quarantine.' },
  another_live: {
    ru: 'За то же сейчас платят онлайн: дождитесь, чем это кончится.',
    en: 'Somebody is paying for the same online: wait how it ends.',
  },
  gateway_id_missing: {
    ru: 'Найдите платёж в кабинете кассы и укажите его номер: --gateway-id.',
    en: 'Find the payment on the gateway’s own pages and give its id: --gateway-id.',
  },
  gateway_id_known: {
    ru: 'Этот платёж найдём в кассе и так: уберите --gateway-id.',
    en: 'This payment is found at the gateway without it: leave --gateway-id out.',
  },
  other_payment: {
    ru: 'В кассе под этим номером нет нашего платежа или он от другого платежа.',
    en: 'Under that id the gateway has nothing of this payment.',
  },
  no_gateway: {
    ru: 'Здесь касса не настроена: выполните команду там, где заданы YOOKASSA_SECRET_KEY и YOOKASSA_SHOP_ID.',
    en: 'No gateway here: run it where YOOKASSA_SECRET_KEY and YOOKASSA_SHOP_ID are set.',
  },
  gateway_unavailable: {
    ru: 'Касса не отвечает: попробуйте позже.',
    en: 'The gateway does not answer: try again later.',
  },
  fits: {
    ru: 'Теперь всё сходится: верните платёж в работу, payment release.',
    en: 'It fits now: let it go on with payment release.',
  },
  open_at_gateway: {
    ru: 'В кассе он не завершён, его могут ещё оплатить: подождите, пока там истечёт срок, или отмените его там.',
    en: 'It is open at the gateway and may still be paid: wait until it runs out there, or cancel it there.',
  },
  money_at_gateway: {
    ru: 'По нему деньги у кассы, {left}: сначала верните их плательщику в кабинете кассы.',
    en: 'The gateway has its money, {left}: first give it back on the gateway’s own pages.',
  },
  not_paid: { ru: 'Этот платёж не оплачен.', en: 'This payment is not paid.' },
  over_left: {
    ru: 'Вернуть можно не больше {left}: остальное уже вернули или вернёте сами.',
    en: 'At most {left} can go back: the rest has gone back, or goes by hand.',
  },
  over_paid: {
    ru: 'Вернуть можно не больше {left}: столько по этой брони оплачено и не возвращается.',
    en: 'At most {left} can go back: so much is paid for the booking and stays.',
  },
  refunded_at_gateway: {
    ru: 'Касса уже вернула плательщику на {left} больше, чем записано здесь: отметьте refund done.',
    en: 'The gateway already gave back {left} more than is written here: note it with refund done.',
  },
  not_given_up: { ru: 'Эту запись повторять не нужно.', en: 'This one needs no repeating.' },
  no_payer: {
    ru: 'Почту и телефон плательщика уже забыли: пробейте чек сами.',
    en: 'The payer’s addresses are forgotten: print the receipt by hand.',
  },
  unchecked: {
    ru: 'Проверьте в кабинете кассы, что такого чека там нет, и добавьте --checked.',
    en: 'See on the gateway’s own pages that it was not printed, then add --checked.',
  },
}

/** Returns why a payment is in quarantine; a cause without a text stays as it is. */
export function conflictText(quarantine: string, language: CliLanguage): string {
  return CONFLICTS[quarantine]?.[language] ?? quarantine
}

/** Returns why staff may not correct a payment, a refund or a receipt so. */
export function moneyRejectionText(rejection: MoneyRejection, language: CliLanguage): string {
  return formatText(REJECTIONS[rejection.why][language], { left: leftIn(rejection, language) })
}
