import { describe, expect, it } from 'vitest'
import { MESSAGE_FIELDS, type MessageFields, messageFault } from '@/lib/contacts/message-rules'
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
    for (const name of MESSAGE_FIELDS) expect(await messageFault(name, GOOD), name).toBeNull()
  })

  it('says of empty fields what the specification says, word for word', async () => {
    const { faults } = messages.form
    const said = await Promise.all(
      (['name', 'phone', 'email'] as const).map(async (name) => {
        const fault = await messageFault(name, EMPTY)
        return fault && faults[fault]
      }),
    )
    expect(said).toEqual(['Имя не может быть пустым', 'Телефон не может быть пустым', 'Email не может быть пустым'])
    expect(faults.emailWrong).toBe('E-Mail введен не корректно')
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
  ] as const)('%s %o: %s', async (name, value, fault) => {
    expect(await messageFault(name, { ...GOOD, [name]: value })).toBe(fault)
  })
})
