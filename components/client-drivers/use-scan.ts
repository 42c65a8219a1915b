'use client'

import { useRef, useState } from 'react'
import { useUpload } from '@/components/files/use-upload'
import type { UploadedFile } from '@/lib/browser-api/files'
import type { FileError } from '@/lib/files/file-error'

export type ScanState =
  | { name: 'none' }
  | { name: 'going'; sent: number; whole: number }
  | { name: 'kept'; file: UploadedFile }
  | { name: 'failed'; error: FileError; file: File }

type Options = { address: string; maxMb: number; savedFile: UploadedFile | null; onChange: (id: string | null) => void }

/** There is one at a time. */
const KEY = 0

/** One scan on its way up: how much of it has left, and what became of it. A new one takes the place of the one before. */
export function useScan({ address, maxMb, savedFile, onChange }: Options) {
  const [state, setState] = useState<ScanState>(savedFile ? { name: 'kept', file: savedFile } : { name: 'none' })
  const before = useRef<UploadedFile | null>(savedFile)
  const upload = useUpload(address, maxMb)

  async function start(file: File): Promise<void> {
    const end = await upload.send(KEY, file, (sent) => {
      setState({ name: 'going', sent, whole: file.size })
      if (sent === 0) onChange(null)
    })
    if (end === null) return
    if ('error' in end) return setState({ name: 'failed', error: end.error, file })
    before.current = end.file
    setState({ name: 'kept', file: end.file })
    onChange(end.file.id)
  }

  /** What was there before is there again. */
  function cancel(): void {
    upload.cancel(KEY)
    const { current } = before
    setState(current ? { name: 'kept', file: current } : { name: 'none' })
    onChange(current?.id ?? '')
  }

  /** There is none any more. */
  function clear(): void {
    before.current = null
    setState({ name: 'none' })
    onChange('')
  }

  return { state, start, cancel, clear, retry: () => (state.name === 'failed' ? start(state.file) : Promise.resolve()) }
}
