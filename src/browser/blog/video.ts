import { playVideo } from '#views/blog/play-video.ts'

document.querySelector<HTMLElement>('.post-body')?.addEventListener('click', playVideo)
