/* Loaded before each command, in words that old versions of Node read too: the project's own
   version runs it. */
const needed = 24
const running = Number(process.versions.node.split('.')[0])
if (running < needed) {
  console.error(
    `Zila runs on Node ${needed}; this is ${process.versions.node}. Run "npm ci", which ` +
      'brings it, and start with "npm start", which uses it.',
  )
  process.exit(1)
}

// Not imported above: old versions of Node do not read it.
await import('../src/server/kit/modules/load-quickly.ts')
