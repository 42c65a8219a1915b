'use client'

import { useEffect, useRef } from 'react'
import { type UploadedFile, uploadFile } from '@/lib/browser-api/files'
import { type FileError, fileErrorOf } from '@/lib/files/file-error'
import { BYTES_PER_MB } from '@/provider/contract/rules/files/file-kinds'

type UploadEnd = { file: UploadedFile } | { error: FileError }

/** Ways up of one or more files, each under a key of its own; all are called off with the form. */
export function useUpload(address: string, maxMb: number) {
  const running = useRef(new Map<number, AbortController>())
  useEffect(
    () => () => {
      for (const one of running.current.values()) one.abort()
    },
    [],
  )

  function cancel(key: number): void {
    running.current.get(key)?.abort()
    running.current.delete(key)
  }

  /**
   * @param onProgress bytes that have left; 0 when it begins
   * @returns null: it was called off, or another took its place
   */
  async function send(key: number, file: File, onProgress: (sent: number) => void): Promise<UploadEnd | null> {
    cancel(key)
    if (file.size > maxMb * BYTES_PER_MB) return { error: 'fileTooLarge' }
    const own = new AbortController()
    const { signal } = own
    running.current.set(key, own)
    const report = (sent: number) => {
      if (!signal.aborted) onProgress(sent)
    }
    report(0)
    try {
      const uploaded = await uploadFile(address, file, { signal, onProgress: report })
      return signal.aborted ? null : { file: uploaded }
    } catch (error) {
      return signal.aborted ? null : { error: fileErrorOf(error) }
    }
  }

  return { send, cancel }
}
