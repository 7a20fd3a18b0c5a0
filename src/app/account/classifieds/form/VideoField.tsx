import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { classifiedMedia } from '#i18n/en/app/classified-media.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { MAX_CLASSIFIED_VIDEO_BYTES } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { Meter } from '#ui/Meter.tsx'
import { useLatestAbortSignal } from '#ui/use-latest-abort-signal.ts'
import type { ClassifiedValues } from './classified-values.ts'

type Sending = { file: File; share: number; problem?: string }

type Props = { form: UseFormReturn<ClassifiedValues>; onSending: (isSending: boolean) => void }

/** The video of an ad: sent in parts as soon as it is chosen, and resumed after a break. */
export function VideoField({ form, onSending }: Props) {
  const id = useId()
  const address = form.watch('video')
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, refuse] = useState('')
  const upload = useLatestAbortSignal()

  const keep = (url: string) => form.setValue('video', url, { shouldDirty: true })
  const send = async (file: File) => {
    const signal = upload.next()
    setSending({ file, share: 0 })
    onSending(true)
    try {
      const { uploadVideo } = await import('./upload-video.ts')
      const onProgress = ({ sent, total }: { sent: number; total: number }) =>
        setSending({ file, share: sent / total })
      keep(await uploadVideo(file, { signal, onProgress }))
      setSending(null)
    } catch (error) {
      if (signal.aborted) return
      setSending({ file, share: 0, problem: (error as Error).message })
    }
    onSending(false)
  }
  const choose = ([file]: readonly File[]) => {
    refuse('')
    if (!file) return
    if (!file.type.startsWith('video/')) return refuse(classifiedMedia.onlyVideo)
    if (file.size > MAX_CLASSIFIED_VIDEO_BYTES) return refuse(classifiedMedia.largeVideo)
    void send(file)
  }
  const remove = () => {
    upload.stop()
    setSending(null)
    onSending(false)
    keep('')
  }
  const problem = sending?.problem ?? refused
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {classifiedMedia.video} <span className="field-optional">{t.optional}</span>
      </span>
      <span className="field-hint">{classifiedMedia.videoHint}</span>
      {address && !sending && (
        <video
          className="ad-film"
          controls
          preload="metadata"
          src={getImageUrl(address, import.meta.env.PUBLIC_API_URL)}
        />
      )}
      {sending && !sending.problem && (
        <>
          <span className="num">
            {classifiedMedia.videoSending(Math.round(sending.share * 100))}
          </span>
          <Meter value={sending.share} label={classifiedMedia.videoProgress} />
        </>
      )}
      <div role="alert">{problem && <span className="field-error">{problem}</span>}</div>
      {address || sending ? (
        <div className="row">
          {sending?.problem && (
            <Button onClick={() => void send(sending.file)}>{classifiedMedia.videoAgain}</Button>
          )}
          <Button icon="trash" onClick={remove}>
            {classifiedMedia.videoRemove}
          </Button>
        </div>
      ) : (
        <FileDrop
          accept="video/mp4,video/webm,video/quicktime"
          label={classifiedMedia.videoChoose}
          note={classifiedMedia.videoMost}
          over={classifiedMedia.videoLetGo}
          describedBy={id}
          onFiles={choose}
        />
      )}
    </div>
  )
}
