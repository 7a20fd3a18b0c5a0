import { useMemo } from 'react'
import { diffLines } from '#shared/text/diff-lines.ts'

const SIGNS = { same: ' ', old: '−', new: '+' } as const
const AROUND = 2

/** A line-by-line diff of two texts: removed and added lines with some context. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const lines = useMemo(() => {
    const all = diffLines(before, after)
    const isNear = (at: number) =>
      all.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same')
    return all.map((line, at) => ({ ...line, at })).filter(({ at }) => isNear(at))
  }, [before, after])
  const isFar = (place: number) => place > 0 && lines[place - 1]!.at + 1 !== lines[place]!.at
  return (
    <div className="editor-difference" tabIndex={0} role="group">
      {lines.map(({ kind, text, at }, place) => (
        <p key={at} className={`line-${kind}${isFar(place) ? ' line-far' : ''}`}>
          <span aria-hidden="true">{SIGNS[kind]}</span>
          {kind === 'old' ? <del>{text}</del> : kind === 'new' ? <ins>{text}</ins> : text}
        </p>
      ))}
    </div>
  )
}
