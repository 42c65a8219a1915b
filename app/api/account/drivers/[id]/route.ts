import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { deleteDriver, editDriver } from '@/lib/api/drivers'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { requireSession } from '@/lib/api/session'
import { DriverRequest } from '@/provider/contract/drivers'

type Context = RouteContext<'/api/account/drivers/[id]'>

/** The browser's door to `PUT auth-client/drivers/{id}`. */
export async function PUT(request: NextRequest, { params }: Context): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('keepDriver', request)
    const session = requireSession(request)
    const body = DriverRequest.parse(await readJson(request))
    const change = { session, language: readLanguage(request) }
    return answerSuccess(await editDriver((await params).id, body, change))
  } catch (error) {
    return answerFailure(error, request)
  }
}

/** The browser's door to `DELETE auth-client/drivers/{id}`. */
export async function DELETE(request: NextRequest, { params }: Context): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('removeDriver', request)
    const session = requireSession(request)
    return answerSuccess(await deleteDriver((await params).id, session))
  } catch (error) {
    return answerFailure(error, request)
  }
}
