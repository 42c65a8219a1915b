import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Form } from '@/components/forms/form'
import { useApiForm } from '@/components/forms/use-api-form'
import { useHookForm } from '@/components/forms/use-hook-form'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { readDoorFailure, readFieldErrors } from '@/lib/forms/rejection'
import { email, notBlank, required } from '@/lib/forms/rules/text'

const schema = {
  name: [notBlank('name is empty')],
  email: [notBlank('email is empty'), email('email is wrong')],
  agreed: [required('not agreed')],
}

const send = vi.fn<(values: Record<keyof typeof schema, string>) => Promise<string>>()
const onSuccess = vi.fn<(response: string) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  send.mockResolvedValue('number 7')
})

type Options = { isReusable?: boolean; listsRejections?: boolean }

/** The engine of the example. */
let useForm: typeof useApiForm = useApiForm

function Example({ isReusable = false, listsRejections = false }: Options) {
  const form = useForm({
    schema,
    initial: { name: '', email: '', agreed: '' },
    idOf: (name) => `example-${name}`,
    explain: (error) => error,
    send,
    isReusable,
    listsRejections,
    onSuccess,
    onFailure: (error) => readFieldErrors(error, { email: 'email is wrong' as const }) ?? readDoorFailure(error),
  })
  const field = (name: 'name' | 'email') => (
    <label>
      {name}
      <input
        id={form.idOf(name)}
        name={name}
        onBlur={({ target }) => {
          if (target.value.includes(' at ')) form.set(name, target.value.replace(' at ', '@'))
        }}
        onChange={({ target }) => form.set(name, target.value)}
        value={form.values[name]}
      />
      <span data-testid={`${name} error`}>{form.errorOf(name)}</span>
    </label>
  )
  return (
    <Form form={form} title="Errors" titlePrefix="Error: ">
      {field('name')}
      {field('email')}
      <input
        aria-label="agreed"
        checked={form.values.agreed !== ''}
        name="agreed"
        onChange={({ target }) => form.set('agreed', target.checked ? 'yes' : '')}
        type="checkbox"
      />
      <output>{form.failure ?? form.sent?.response}</output>
      <button aria-busy={form.isSending} type="submit">
        Send
      </button>
    </Form>
  )
}

function show(example = <Example />) {
  render(example)
  return userEvent.setup({ delay: null })
}

type User = ReturnType<typeof show>

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const error = (name: string) => screen.getByTestId(`${name} error`).textContent
const outcome = () => screen.getByRole('status').textContent
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }))

async function fill(user: User): Promise<void> {
  await user.type(field('name'), 'Anna')
  await user.type(field('email'), 'anna@example.ru')
  await user.click(screen.getByRole('checkbox', { name: 'agreed' }))
}

describe.each([
  ['fields in a state', useApiForm],
  ['fields in React Hook Form', useHookForm],
])('a form with its %s', (_name, engine) => {
  beforeEach(() => {
    useForm = engine
  })

  it('says nothing of a field or a box that was only passed by', async () => {
    const user = show()
    for (let step = 0; step < 5; step++) await user.tab()
    expect([error('name'), error('email')]).toEqual(['', ''])
  })

  it('checks a field when it is left, and takes the error back with the next edit', async () => {
    const user = show()
    await user.type(field('email'), 'anna@')
    expect(error('email')).toBe('')
    await user.tab()
    await waitFor(() => expect(error('email')).toBe('email is wrong'))
    await user.type(field('email'), 'e')
    expect(error('email')).toBe('')
  })

  it('lists all errors of a submit in the order of the form, takes the focus there and sends nothing', async () => {
    const user = show()
    await press(user)
    const summary = await screen.findByRole('alert')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'name is empty',
      'email is empty',
      'not agreed',
    ])
    expect(document.activeElement).toBe(summary)
    expect(send).not.toHaveBeenCalled()
  })

  it('takes the focus again with every submit that broke a rule', async () => {
    const user = show()
    await press(user)
    const summary = await screen.findByRole('alert')
    await press(user)
    await waitFor(() => expect(document.activeElement).toBe(summary))
  })

  it('sends the values once, however often it is submitted, and stays busy afterwards', async () => {
    let respond: (response: string) => void = () => undefined
    send.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    const user = show()
    await fill(user)
    const form = field('name').closest('form')
    for (let time = 0; time < 3; time++) if (form) fireEvent.submit(form)
    await waitFor(() => expect(send).toHaveBeenCalled())
    respond('number 8')
    await waitFor(() => expect(outcome()).toBe('number 8'))
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Anna', email: 'anna@example.ru', agreed: 'yes' })
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('number 8')
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('can be sent again after a success where it stays', async () => {
    const user = show(<Example isReusable />)
    await fill(user)
    await press(user)
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
    await press(user)
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(2))
  })

  it('keeps what was typed when the sending fails, says so, and sends it again', async () => {
    send.mockRejectedValueOnce(new RejectionError('too_many_requests'))
    const user = show()
    await fill(user)
    await press(user)
    await waitFor(() => expect(outcome()).toBe('tooMany'))
    expect(field('name')).toHaveProperty('value', 'Anna')
    await press(user)
    await waitFor(() => expect(outcome()).toBe('number 7'))
  })

  it('shows what the door says of a field at that field until it is edited', async () => {
    send.mockRejectedValueOnce(new RejectionError('invalid_request', undefined, { email: 'an e-mail address' }))
    const user = show()
    await fill(user)
    await press(user)
    await waitFor(() => expect(error('email')).toBe('email is wrong'))
    expect(document.activeElement).toBe(field('email'))
    await user.tab()
    expect(error('email')).toBe('email is wrong')
    await user.type(field('email'), 'x')
    expect(error('email')).toBe('')
    expect(outcome()).toBe('')
  })

  it('lists what the door rejects above a long form, with the focus', async () => {
    send.mockRejectedValueOnce(new RejectionError('invalid_request', undefined, { email: 'an e-mail address' }))
    const user = show(<Example listsRejections />)
    await fill(user)
    await press(user)
    const summary = await screen.findByRole('alert')
    expect(screen.getByRole('listitem').textContent).toBe('email is wrong')
    expect(document.activeElement).toBe(summary)
  })

  it('checks a value as its field repairs it when it is left', async () => {
    const user = show()
    await user.type(field('email'), 'anna at example.ru')
    await user.tab()
    await waitFor(() => expect(field('email')).toHaveProperty('value', 'anna@example.ru'))
    // Time for the rules, which are asked one after another.
    await user.tab()
    expect(error('email')).toBe('')
  })

  it('neither sends again nor says "not sent" when what follows a success fails', async () => {
    onSuccess.mockImplementationOnce(() => {
      throw new Error('no page to go to')
    })
    const failed = vi.fn((event: PromiseRejectionEvent | Error) => event)
    process.once('unhandledRejection', failed)
    const user = show()
    await fill(user)
    await press(user)
    await waitFor(() => expect(failed).toHaveBeenCalledOnce())
    expect(outcome()).toBe('number 7')
    await press(user)
    expect(send).toHaveBeenCalledOnce()
  })

  it('says "not sent" of everything that is no answer of the door', async () => {
    send.mockRejectedValueOnce(new TypeError('no network'))
    const user = show()
    await fill(user)
    await press(user)
    await waitFor(() => expect(outcome()).toBe('notSent'))
  })
})
