/**
 * Whether a country knows numbers of this length, and this is the number itself: `+440…` is `+44…`. True when the country table
 * cannot be loaded: the server looks too.
 */
export async function isPossiblePhone(phone: string): Promise<boolean> {
  try {
    const { isPossiblePhoneNumber, parsePhoneNumber } = await import('react-phone-number-input/min')
    return isPossiblePhoneNumber(phone) && parsePhoneNumber(phone)?.number === phone
  } catch {
    return true
  }
}

/** Mobile numbers of the countries whose plans we know: Russia and Kazakhstan (+7), China. */
const MOBILE = [
  { code: '+7', number: /^\+7[79]\d{9}$/ },
  { code: '+86', number: /^\+861\d{10}$/ },
]

/** Whether a text message can reach it. True for countries whose plan is not known here. */
export function canGetSms(phone: string): boolean {
  return MOBILE.every(({ code, number }) => !phone.startsWith(code) || number.test(phone))
}
