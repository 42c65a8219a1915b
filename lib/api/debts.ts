import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { DamagesResponse, DisputeRequest, DisputeResponse, FinesResponse } from '@/provider/contract/debts'
import type { Session } from './auth-session'
import { type Caller, callOwn, openClientDoor } from './doors/client-door'
import { readJson } from './doors/readers'
import { answerSuccess } from './doors/responses'
import { readSection } from './provider/read-section'

type Section = 'fines' | 'damages'

export function readFines(session: Session): Promise<FinesResponse> {
  return readSection('fines', FinesResponse, session)
}

export function readDamages(session: Session): Promise<DamagesResponse> {
  return readSection('damages', DamagesResponse, session)
}

/** The browser's door to `POST auth-client/{fines,damages}/{id}/dispute`. */
export function openDisputeDoor(request: NextRequest, section: Section, id: string): Promise<NextResponse> {
  return openClientDoor(request, 'giveDispute', async (caller) =>
    answerSuccess(await giveDispute(section, id, DisputeRequest.parse(await readJson(request)), caller), 201),
  )
}

/** @throws {ProviderError} `not_found`, `already_disputed`, `dispute_too_late`, `conflict`, `files_missing` */
function giveDispute(section: Section, id: string, body: DisputeRequest, caller: Caller): Promise<DisputeResponse> {
  return callOwn({ path: `${section}/${encodeURIComponent(id)}/dispute`, body, answer: DisputeResponse }, caller)
}
