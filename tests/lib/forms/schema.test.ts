import { expect, it } from 'vitest'
import { fieldsOf, findError, findErrors } from '@/lib/forms/resolver'
import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { personName } from '@/lib/forms/rules/person-name'
import { minDigits, phone, requiredPhone } from '@/lib/forms/rules/phone'
import { phoneFormat, smsPhone } from '@/lib/forms/rules/sms-phone'
import { email, notBlank, required } from '@/lib/forms/rules/text'

const schema = {
  phone: [requiredPhone('empty'), minDigits(7, 'short'), phone('wrong')],
  email: [notBlank('empty'), email('wrong')],
  repeat: [
    required('empty'),
    (value: string, values: Readonly<Record<string, string>>) => (value === values.email ? null : 'differs'),
  ],
  comment: [],
  ...PERSONAL_CONSENTS,
}
const right = {
  phone: '+79140000001',
  email: 'anna@example.ru',
  repeat: 'anna@example.ru',
  comment: '',
  privacyPolicy: 'yes',
  personalData: 'yes',
}

it('names the fields in the order of the form', () => {
  expect(fieldsOf(schema)).toEqual(['phone', 'email', 'repeat', 'comment', 'privacyPolicy', 'personalData'])
})

it('finds nothing wrong with right values', async () => {
  expect(await findErrors(schema, right)).toEqual({})
})

it('finds the errors of all fields, of each the first', async () => {
  const empty = { phone: '+7', email: ' ', repeat: '', comment: '', privacyPolicy: '', personalData: '' }
  expect(await findErrors(schema, empty)).toEqual({
    phone: 'empty',
    email: 'empty',
    repeat: 'empty',
    privacyPolicy: 'privacyPolicyNeeded',
    personalData: 'personalDataNeeded',
  })
})

it('lets a rule compare a field with another', async () => {
  expect(await findError(schema, 'repeat', { ...right, email: 'other@example.ru' })).toBe('differs')
})

it.each([
  ['a phone of the country’s code alone is empty', requiredPhone, '+7', 'error'],
  ['a phone of one digit more is not', requiredPhone, '+7999', null],
  ['a phone without its country has the wrong form', phoneFormat, '89140000001', 'error'],
  ['a phone that its country does not know is wrong', phone, '+7914000', 'error'],
  ['a landline gets no text messages', smsPhone, '+74232000000', 'error'],
  ['the numbers of another country may', smsPhone, '+4930123456', null],
  ['spaces alone are blank', notBlank, ' \n', 'error'],
  ['spaces alone are a value', required, ' ', null],
  ['an address needs its host', email, 'anna@', 'error'],
  ['a name has no digits', personName, 'Анна2', 'error'],
] as const)('%s', async (_case, rule, value, error) => {
  expect(await rule('error')(value)).toBe(error)
})
