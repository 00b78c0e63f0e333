// Preloaded into a measured server: reports the CPU time used when it receives the message `cpu`.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
