'use client'

import { useEffect, useRef, useState } from 'react'
import { type UploadedFile, uploadFile } from '@/lib/browser-api/files'
import { type FileFault, fileFault } from '@/lib/files/file-fault'
import { BYTES_PER_MB, type FileKind } from '@/provider/contract/rules/file-kinds'

export type UploadState =
  | { name: 'none' }
  | { name: 'going'; sent: number; whole: number }
  | { name: 'kept'; file: UploadedFile }
  | { name: 'failed'; fault: FileFault; file: File }

type Options = { kind: FileKind; maxMb: number; kept: UploadedFile | null; onChange: (id: string | null) => void }

/** One file on its way up: how much of it has left, and what became of it. A new one takes the place of the one before. */
export function useUpload({ kind, maxMb, kept, onChange }: Options) {
  const [state, setState] = useState<UploadState>(kept ? { name: 'kept', file: kept } : { name: 'none' })
  const running = useRef<AbortController | null>(null)
  const before = useRef<UploadedFile | null>(kept)
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File): Promise<void> {
    running.current?.abort()
    if (file.size > maxMb * BYTES_PER_MB) return setState({ name: 'failed', fault: 'fileTooLarge', file })
    const own = new AbortController()
    running.current = own
    setState({ name: 'going', sent: 0, whole: file.size })
    onChange(null)
    try {
      const onProgress = (sent: number) =>
        own === running.current && setState({ name: 'going', sent, whole: file.size })
      const uploaded = await uploadFile(kind, file, { signal: own.signal, onProgress })
      if (own !== running.current) return
      before.current = uploaded
      setState({ name: 'kept', file: uploaded })
      onChange(uploaded.id)
    } catch (error) {
      if (own === running.current && !own.signal.aborted) setState({ name: 'failed', fault: fileFault(error), file })
    }
  }

  /** What was there before is there again. */
  function cancel(): void {
    running.current?.abort()
    running.current = null
    const { current } = before
    setState(current ? { name: 'kept', file: current } : { name: 'none' })
    onChange(current?.id ?? '')
  }

  return { state, start, cancel, retry: () => (state.name === 'failed' ? start(state.file) : Promise.resolve()) }
}
