// Loaded into a server under measurement: tells the CPU time it has used when asked.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
