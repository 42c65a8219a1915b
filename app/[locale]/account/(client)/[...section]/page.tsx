import { Refused } from '@/components/layout/refused'

/** Nobody can be signed in before there is a way to sign in: every visitor of the client area is a stranger. */
export default function ClientAreaPage() {
  return <Refused />
}
