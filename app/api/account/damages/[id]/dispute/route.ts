import type { NextRequest } from 'next/server'
import { openDisputeDoor } from '@/lib/api/debts'

/** The browser's door to `POST auth-client/damages/{id}/dispute`. */
export async function POST(request: NextRequest, { params }: RouteContext<'/api/account/damages/[id]/dispute'>) {
  return openDisputeDoor(request, 'damages', (await params).id)
}
