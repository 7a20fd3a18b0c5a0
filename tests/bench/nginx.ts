import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * nginx as it is at its best: open files remembered, packed copies sent as they lie there. Started
 * by root it would read as another user, who may not look into the bench's folder.
 */
const configuration = (folder: string, site: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000 inactive=10m;
  open_file_cache_valid 1m;
  ${FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    gzip_static on;
    location / { try_files $uri.html $uri =404; }
  }
}
`

/** Serves a folder with nginx until it is stopped; null where there is no nginx. */
export async function startNginx(site: string, port: number) {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  try {
    execFileSync('nginx', ['-v'], { env, stdio: 'ignore' })
  } catch {
    return null
  }
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-nginx-'))
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, site, port))
  const child = spawn('nginx', ['-c', file, '-p', folder], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'close') : undefined
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 50; tries++) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answers) return { url, stop }
    await sleep(100)
  }
  await stop()
  throw new Error('nginx does not answer.')
}
