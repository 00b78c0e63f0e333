import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType } from 'react';

/** Whether a task is done, waits for someone else, is pending, needs attention, or has failed. */
export type TaskStatusState = 'done' | 'waiting' | 'todo' | 'alert' | 'failed';

export const taskIcons: Record<TaskStatusState, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  done: Check,
  waiting: Hourglass,
  todo: CircleDashed,
  alert: TriangleAlert,
  failed: CircleAlert,
};
