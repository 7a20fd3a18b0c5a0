import { useEffect, useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import type { LibraryPicture } from './library-picture.ts'
import { PictureForm } from './PictureForm.tsx'
import { checkPicture, PictureUploads } from './PictureUploads.tsx'

type Props = {
  /** Files that came with the opening. */
  first: readonly File[]
  most: number
  onChosen: (pictures: readonly LibraryPicture[]) => void
}

const PAGE_SIZE = 24
const SAID_MS = 3000
const PAUSE_MS = 400

/** The pictures of the blog: chosen, added by press, drag or paste, described, replaced. */
export function PictureLibrary({ first, most, onChosen }: Props) {
  const [search, setSearch] = useState('')
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(PAGE_SIZE)
  const [files, setFiles] = useState(() => first.filter((file) => checkPicture(file) === null))
  const [chosen, choose] = useState<readonly LibraryPicture[]>([])
  const [changed, change] = useState<LibraryPicture | null>(null)
  const [problem, setProblem] = useState(
    () => first.map(checkPicture).find((text) => text !== null) ?? null,
  )
  const reading = useRead(
    'GET /blogs/admin/pictures',
    { query: { limit, ...(query ? { search: query } : {}) } },
    { keepsPrevious: true },
  )
  useEffect(() => {
    const timer = setTimeout(() => setQuery(search.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])
  useEffect(() => {
    if (!problem) return undefined
    const timer = setTimeout(() => setProblem(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [problem])
  const add = (given: readonly File[]) => {
    const good = given.filter((file) => checkPicture(file) === null)
    setProblem(given.map(checkPicture).find((text) => text !== null) ?? null)
    setFiles((before) => [...before, ...good])
  }
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length === 0) return
      event.preventDefault()
      add(pasted)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
  const turn = (picture: LibraryPicture) => {
    const others = chosen.filter(({ id }) => id !== picture.id)
    if (others.length < chosen.length) choose(others)
    else if (most === 1) choose([picture])
    else if (chosen.length >= most) setProblem(t.library.tooMany(most))
    else choose([...chosen, picture])
  }
  if (changed)
    return (
      <PictureForm
        picture={changed}
        onDone={() => {
          change(null)
          choose([])
        }}
      />
    )
  return (
    <div className="library">
      <FileDrop
        label={t.library.upload}
        note={t.library.note}
        over={t.library.drop}
        accept="image/*"
        multiple
        onFiles={add}
      />
      <PictureUploads
        files={files}
        onGone={(file) => setFiles((before) => before.filter((other) => other !== file))}
        onAdded={(picture) => {
          if (most === 1) choose([picture])
          else choose((before) => (before.length < most ? [...before, picture] : before))
        }}
      />
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <input
        className="input"
        type="search"
        aria-label={t.library.search}
        placeholder={t.library.hint}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <QueryState query={reading}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <p className="editor-waiting">
              <b>{t.library.none}</b> {t.library.noneText}
            </p>
          ) : (
            <>
              <ul className="library-pictures">
                {data.map((picture) => (
                  <li key={picture.id}>
                    <label>
                      <input
                        type="checkbox"
                        checked={chosen.some(({ id }) => id === picture.id)}
                        onChange={() => turn(picture)}
                      />
                      <img src={getImageUrl(picture.link)} alt={picture.text} loading="lazy" />
                    </label>
                    <small>
                      {picture.uses.length > 0
                        ? t.library.used(picture.uses.map(({ title }) => title).join(', '))
                        : t.library.unused}
                    </small>
                    <button type="button" className="link" onClick={() => change(picture)}>
                      {t.library.change}
                      <span className="sr-only"> {picture.text}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {pagination.hasNext && (
                <Button onClick={() => setLimit(limit + PAGE_SIZE)}>{t.library.more}</Button>
              )}
            </>
          )
        }
      </QueryState>
      <div className="dialog-actions">
        <span className="num" role="status">
          {t.library.chosen(chosen.length, most)}
        </span>
        <Button look="primary" disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
          {most === 1 ? t.library.use : t.library.insert}
        </Button>
      </div>
    </div>
  )
}
