import type { Arrival } from '@/provider/contract/rules/bookings/meeting'

type ByArrival = Record<Arrival, string>
type Texts = { arrival: ByArrival; arrivalHint: ByArrival; delay: object; noScript: string; heldLead: string }
type BrowserMessages<Form> = Omit<Form, keyof Texts> & {
  arrival: Partial<ByArrival>
  arrivalHint: Partial<ByArrival>
  delay?: object
}

/**
 * The form's messages for the browser: with those of one way to arrive, since a form never shows another (a number typed
 * elsewhere is a flight), and without what the server alone writes.
 */
export function formMessages<Form extends Texts>(form: Form, arrival: Arrival | null): BrowserMessages<Form> {
  const { noScript, heldLead, arrival: names, arrivalHint: hints, delay, ...messages } = form
  const kind = arrival ?? 'flight'
  return {
    ...messages,
    arrival: { [kind]: names[kind] },
    arrivalHint: { [kind]: hints[kind] },
    // A delay is told where people arrive.
    ...(arrival && { delay }),
  }
}
