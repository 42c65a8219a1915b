import type { NextRequest } from 'next/server'
import { openDisputeDoor } from '@/lib/api/debts'

/** The browser's door to `POST auth-client/fines/{id}/dispute`. */
export async function POST(request: NextRequest, { params }: RouteContext<'/api/account/fines/[id]/dispute'>) {
  return openDisputeDoor(request, 'fines', (await params).id)
}
