import { describe, expect, it } from 'vitest'
import { type MessageFields, messageSchema } from '@/lib/contacts/message-rules'
import { findError, findErrors } from '@/lib/forms/resolver'
import messages from '@/messages/ru/contacts.json'

const GOOD: MessageFields = {
  name: 'Анна',
  phone: '+79990000001',
  email: 'anna@example.ru',
  message: 'Можно взять детское кресло?',
  privacyPolicy: 'yes',
  personalData: 'yes',
}
const EMPTY = { name: ' ', phone: '', email: '', message: '\n', privacyPolicy: '', personalData: '' }

describe('the contact form', () => {
  it('finds nothing wrong with a message that can be answered', async () => {
    expect(await findErrors(messageSchema, GOOD)).toEqual({})
  })

  it('says of empty fields what the specification says, word for word', async () => {
    const { errors } = messages.form
    const said = await Promise.all(
      (['name', 'phone', 'email'] as const).map(async (name) => {
        const error = await findError(messageSchema, name, EMPTY)
        return error && errors[error]
      }),
    )
    expect(said).toEqual(['Имя не может быть пустым', 'Телефон не может быть пустым', 'Email не может быть пустым'])
    expect(errors.emailWrong).toBe('E-Mail введен не корректно')
  })

  it.each([
    ['email', 'anna@', 'emailWrong'],
    ['email', 'ANNA@EXAMPLE.RU', null],
    ['phone', '+7', 'phoneEmpty'],
    ['phone', '+7999', 'phoneWrong'],
    ['phone', '89990000001', 'phoneWrong'],
    ['message', '', 'messageEmpty'],
    ['privacyPolicy', '', 'privacyPolicyNeeded'],
    ['personalData', '', 'personalDataNeeded'],
  ] as const)('%s %o: %s', async (name, value, error) => {
    expect(await findError(messageSchema, name, { ...GOOD, [name]: value })).toBe(error)
  })
})
