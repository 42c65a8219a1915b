import { parentPort, workerData } from 'node:worker_threads'
import { Font } from '@react-pdf/renderer'
import { splitSigns } from './line-breaks'
import { renderTaggedPdf } from './tagged-pdf'
import { type PrintedVoucher, VoucherDocument } from './voucher-document'
import type { FontFiles } from './voucher-fonts'

// Started by `createVoucherRenderer`; runs until the renderer has been idle for some time.
const { onest, onestBold, chinese } = workerData as FontFiles
Font.register({ family: 'Onest', fonts: [{ src: onest }, { src: onestBold, fontWeight: 700 }] })
Font.register({ family: 'Noto Sans SC', src: chinese })
Font.registerHyphenationCallback(splitSigns)

parentPort?.on('message', async (json: string) => {
  const content = JSON.parse(json) as PrintedVoucher
  // The document itself, not a component that returns it: the library reads the properties of the root.
  const draft = await renderTaggedPdf(VoucherDocument({ ...content, isTight: false }))
  parentPort?.postMessage(
    draft.pages === 1 ? draft.bytes : (await renderTaggedPdf(VoucherDocument({ ...content, isTight: true }))).bytes,
  )
})
