'use client'

import { type FormEvent, useState } from 'react'
import { useLeaveRules } from './use-leave-rules'

type Options<Name extends string, Fault extends string> = {
  /** In the order of the form. */
  names: readonly Name[]
  initial: Record<Name, string>
  faultOf: (name: Name, values: Record<Name, string>) => Promise<Fault | null>
  /** Boxes: checked on submit only, so that nobody is told off for reading on. */
  boxes?: readonly Name[]
}

/** A few text fields: rules on leaving one and on submit, nothing typed is ever wiped. */
export function usePlainForm<Name extends string, Fault extends string>(options: Options<Name, Fault>) {
  const { names, initial, faultOf, boxes = [] } = options
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Partial<Record<Name, Fault | null>>>({})
  /** Refused submits so far. */
  const [attempt, setAttempt] = useState(0)

  const leave = useLeaveRules(async (left) => {
    const name = names.find((one) => one === left)
    // An empty field that was only passed by is told of on submit.
    if (!name || boxes.includes(name) || values[name] === '') return
    const fault = await faultOf(name, values)
    setFaults((known) => ({ ...known, [name]: fault }))
  })

  function set(name: Name, value: string) {
    setValues((known) => ({ ...known, [name]: value }))
    setFaults((known) => ({ ...known, [name]: null }))
  }

  async function submit(event: FormEvent, accept: () => void) {
    event.preventDefault()
    const found = await Promise.all(names.map(async (name) => [name, await faultOf(name, values)] as const))
    setFaults(Object.fromEntries(found) as Partial<Record<Name, Fault | null>>)
    if (found.some(([, fault]) => fault !== null)) setAttempt((count) => count + 1)
    else accept()
  }

  return { values, faults, attempt, set, leave, submit }
}
