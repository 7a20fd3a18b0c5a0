import { useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError, CallName } from '#client/call.ts'
import type { Creative } from '#contract/ad-creatives.ts'
import { creativesApp as t } from '#i18n/en/app/creatives-app.ts'
import { TYPE_SPECS } from '#shared/rules/ad-specs.ts'
import { call } from '#stores/api.ts'
import { useForm } from '#ui/use-form.ts'
import { useLatestAbortSignal } from '#ui/use-latest-abort-signal.ts'
import {
  validateCreative,
  EMPTY_CREATIVE,
  toCreativeBody,
  toCreativeValues,
  type CreativeValues,
} from './creative-values.ts'
import { checkFileDimensions } from './check-dimensions.ts'

type Options = {
  campaignId: number
  /** The one to change; null adds one. */
  creative: Creative | null
  onDone: () => void
}

/** A chosen file does not fit the place: known before anything is sent. */
class UnfitFileError extends Error {}

/** The form of a creative: its values, checks, sending with its share, cancelling and trying again. */
export function useCreativeForm({ campaignId, creative, onDone }: Options) {
  const client = useQueryClient()
  const sending = useLatestAbortSignal()
  const [share, setShare] = useState(0)
  const [isLineDown, setLineDown] = useState(false)
  const renew = (name: CallName) => client.invalidateQueries({ queryKey: [name] })

  const form = useForm<CreativeValues>({
    start: () => (creative ? toCreativeValues(creative) : EMPTY_CREATIVE),
    check: (values) => ({ fields: validateCreative(values, !creative) }),
    send: async (values) => {
      const signal = sending.next()
      setShare(0)
      setLineDown(false)
      const unfit = creative ? null : await checkFileDimensions(values)
      signal.throwIfAborted()
      if (unfit) throw new UnfitFileError(unfit)
      const onProgress = ({ sent, total }: { sent: number; total: number }) =>
        setShare(total > 0 ? sent / total : 0)
      await sendCreative(values, { campaignId, creative, signal, onProgress })
      await Promise.all([renew('GET /ads/creatives'), renew('GET /ads/campaigns')])
      onDone()
    },
    explain: (error) => {
      if (error instanceof UnfitFileError) return { fields: { files: error.message } }
      if ((error as Error).name === 'AbortError') return {}
      const { fields, serverMessage, code } = error as CallError
      const { bannerFile, gifFile, videoFile, adFile, ...others } = fields
      const file = bannerFile ?? gifFile ?? videoFile ?? adFile
      const isLine = code === 'NETWORK'
      setLineDown(isLine)
      if (code === 'CHANGED_MEANWHILE') void renew('GET /ads/creatives')
      return {
        fields: { ...others, ...(file ? { files: file } : {}) },
        text: isLine
          ? t.form.lineDown
          : (serverMessage ?? (creative ? t.changeFailed : t.createFailed)),
      }
    },
  })
  return { ...form, share, isLineDown, stop: sending.stop, urls: useObjectUrls(form.values.files) }
}

type Sending = Pick<Options, 'campaignId' | 'creative'> & {
  signal: AbortSignal
  onProgress: (progress: { sent: number; total: number }) => void
}

function sendCreative(
  values: CreativeValues,
  { campaignId, creative, ...how }: Sending,
): Promise<unknown> {
  const texts = toCreativeBody(values)
  if (creative) {
    const { id, version } = creative
    const body = { ...texts, version }
    return call('PUT /ads/creatives/{id}', { params: { id }, body, signal: how.signal })
  }
  const { type, files } = values
  const body = { ...texts, campaignId, type, adType: type, adSize: values.size }
  const { field } = TYPE_SPECS[type]
  return field
    ? call('POST /ads/creatives/{type}', {
        ...{ params: { type }, body, files: { [field]: files }, ...how },
      })
    : call('POST /ads/creatives', { body, files: {}, ...how })
}

/** Addresses of chosen files on this device, given back when they are not needed any more. */
function useObjectUrls(files: readonly File[]): readonly string[] {
  const urls = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls])
  return urls
}
