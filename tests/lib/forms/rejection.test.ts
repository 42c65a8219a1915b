import { expect, it } from 'vitest'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { readFieldErrors } from '@/lib/forms/rejection'

const FIELD_ERRORS = { phone: 'phoneWrong', email: 'emailWrong', number: 'numberWrong' } as const

function read(fields: Record<string, string> | undefined) {
  return readFieldErrors(new RejectionError('invalid_request', undefined, fields), FIELD_ERRORS, (name) => `of.${name}`)
}

it.each([
  ['by the name in the form', { phone: 'x' }, { phone: 'phoneWrong' }],
  ['by the name on the wire', { 'of.number': 'x' }, { number: 'numberWrong' }],
  ['without a reason', { email: '' }, { email: 'emailWrong' }],
  ['of several', { 'of.email': 'x', phone: 'x' }, { phone: 'phoneWrong', email: 'emailWrong' }],
  ['beside what is no field of the form', { phone: 'x', 'of.rental': 'x' }, { phone: 'phoneWrong' }],
])('finds the error of a field that was named: %s', (_name, fields, errors) => {
  expect(read(fields)).toEqual({ errors })
})

it.each([[undefined], [{}], [{ 'of.rental': 'x' }]])('finds none where the route handler named %j', (fields) => {
  expect(read(fields)).toBeNull()
})

it('finds none in what is no response', () => {
  expect(readFieldErrors(new TypeError('no network'), FIELD_ERRORS)).toBeNull()
})
