import { share as t } from '#i18n/en/share.ts'
import { readSharedQuery } from '#shared/view/shared-texts.ts'
import {
  beginForm,
  forgetShared,
  readShared,
  type FormKind,
  type SharedContent,
} from '#stores/shared-content.ts'

/* Asks what is to be begun with what another app shared. */

const found = document.getElementById('shared')!
const nothing = document.getElementById('nothing-shared')!

void readShared().then((kept) => {
  const shared = kept ?? readSharedAddress()
  if (!shared) return
  nothing.hidden = true
  found.hidden = false
  show(shared)
  for (const link of found.querySelectorAll<HTMLAnchorElement>('[data-begin]'))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      void begin(link.dataset['begin'] as FormKind, shared, link.href)
    })
})

/** Where no service worker has kept it, the server puts the words into the address. */
function readSharedAddress(): SharedContent | null {
  const told = readSharedQuery(location.search)
  if (!told) return null
  history.replaceState(history.state, '', location.pathname)
  const { lostPhotos, ...texts } = told
  if (lostPhotos) found.querySelector('[data-photos]')!.textContent = t.lostPhotos
  return { ...texts, photos: [] }
}

function show({ title, text, url, photos }: SharedContent): void {
  found.querySelector('[data-text]')!.textContent = [title, text, url].filter(Boolean).join('\n')
  if (photos.length > 0) found.querySelector('[data-photos]')!.textContent = t.photos(photos.length)
  const pictures = photos.map((photo) => {
    const picture = new Image(96, 96)
    picture.src = URL.createObjectURL(photo)
    picture.alt = ''
    return picture
  })
  found.querySelector('[data-pictures]')!.replaceChildren(...pictures)
}

async function begin(kind: FormKind, shared: SharedContent, href: string): Promise<void> {
  await beginForm(kind, shared)
  await forgetShared()
  location.assign(href)
}
