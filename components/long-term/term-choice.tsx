'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'

type Choice = { months: number; setMonths: (months: number) => void }

const Term = createContext<Choice>({ months: 1, setMonths: () => undefined })

/** The number of months that the slider and the form share. */
export function TermChoice({ months: initial, children }: { months: number; children: ReactNode }) {
  const [months, setMonths] = useState(initial)
  return <Term value={{ months, setMonths }}>{children}</Term>
}

export function useTermChoice(): Choice {
  return useContext(Term)
}
