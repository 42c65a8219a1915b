import type { Arrival } from '@/provider/contract/rules/bookings/meeting'

type ByArrival = Record<Arrival, string>

/** The form's messages with those of one way to arrive: a form never shows another. A number typed elsewhere is a flight. */
export function formMessages<Form extends { arrival: ByArrival; arrivalHint: ByArrival }>(
  form: Form,
  arrival: Arrival | null,
): Omit<Form, 'arrival' | 'arrivalHint'> & { arrival: Partial<ByArrival>; arrivalHint: Partial<ByArrival> } {
  const kind = arrival ?? 'flight'
  return {
    ...form,
    arrival: { [kind]: form.arrival[kind] },
    arrivalHint: { [kind]: form.arrivalHint[kind] },
  }
}
