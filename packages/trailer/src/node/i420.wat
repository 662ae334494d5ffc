;; RGBA -> I420 by BT.709, limited range: eight columns of two rows at a time. The arithmetic is that of i420.ts, bit by bit.
(module
  (memory (export "memory") 1)
  ;; Luma of the four pixels in $v, as 32-bit lanes.
  (func $luma (param $v v128) (result v128)
    (local $low v128) (local $high v128)
    (local.set $low (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $v)) (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0)))
    (local.set $high (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $v)) (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0)))
    (i32x4.shr_s
      (i32x4.add
        (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $low) (local.get $high))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $low) (local.get $high)))
        (v128.const i32x4 540672 540672 540672 540672))
      (i32.const 15)))
  ;; Sums of the two blocks of 2x2 pixels in the upper $a and the lower $b four pixels: R G B A R G B A, 16 bits each.
  (func $blocks (param $a v128) (param $b v128) (result v128)
    (local $low v128) (local $high v128)
    (local.set $low (i16x8.add (i16x8.extend_low_i8x16_u (local.get $a)) (i16x8.extend_low_i8x16_u (local.get $b))))
    (local.set $high (i16x8.add (i16x8.extend_high_i8x16_u (local.get $a)) (i16x8.extend_high_i8x16_u (local.get $b))))
    (i16x8.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $low) (local.get $high))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $low) (local.get $high))))
  ;; One chroma sample of each of the four blocks, as 32-bit lanes; $weights are those of R, G, B and A.
  (func $chroma (param $one v128) (param $two v128) (param $weights v128) (result v128)
    (local.set $one (i32x4.dot_i16x8_s (local.get $one) (local.get $weights)))
    (local.set $two (i32x4.dot_i16x8_s (local.get $two) (local.get $weights)))
    (i32x4.shr_s
      (i32x4.add
        (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $one) (local.get $two))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $one) (local.get $two)))
        (v128.const i32x4 16842752 16842752 16842752 16842752))
      (i32.const 17)))
  ;; Converts the columns of a picture that come in eights; addresses in bytes.
  (func (export "convert") (param $rgba i32) (param $width i32) (param $height i32) (param $luma i32) (param $cb i32) (param $cr i32)
    (local $y i32) (local $x i32) (local $end i32)
    (local $upper i32) (local $lower i32) (local $out i32) (local $chroma i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $bytes v128) (local $one v128) (local $two v128)
    (local.set $end (i32.and (local.get $width) (i32.const -8)))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $y) (local.get $height)))
        (local.set $upper (i32.add (local.get $rgba) (i32.shl (i32.mul (local.get $y) (local.get $width)) (i32.const 2))))
        (local.set $lower (i32.add (local.get $upper) (i32.shl (local.get $width) (i32.const 2))))
        (local.set $out (i32.add (local.get $luma) (i32.mul (local.get $y) (local.get $width))))
        (local.set $chroma (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (i32.shr_u (local.get $width) (i32.const 1))))
        (local.set $x (i32.const 0))
        (block $ended
          (loop $columns
            (br_if $ended (i32.ge_u (local.get $x) (local.get $end)))
            (local.set $a (v128.load (local.get $upper)))
            (local.set $b (v128.load offset=16 (local.get $upper)))
            (local.set $c (v128.load (local.get $lower)))
            (local.set $d (v128.load offset=16 (local.get $lower)))
            (local.set $bytes (i8x16.narrow_i16x8_u
              (i16x8.narrow_i32x4_s (call $luma (local.get $a)) (call $luma (local.get $b)))
              (i16x8.narrow_i32x4_s (call $luma (local.get $c)) (call $luma (local.get $d)))))
            (v128.store64_lane 0 (local.get $out) (local.get $bytes))
            (v128.store64_lane 1 (i32.add (local.get $out) (local.get $width)) (local.get $bytes))
            (local.set $one (call $blocks (local.get $a) (local.get $c)))
            (local.set $two (call $blocks (local.get $b) (local.get $d)))
            (local.set $bytes (i16x8.narrow_i32x4_s
              (call $chroma (local.get $one) (local.get $two) (v128.const i16x8 -3298 -11094 14392 0 -3298 -11094 14392 0))
              (call $chroma (local.get $one) (local.get $two) (v128.const i16x8 14392 -13073 -1319 0 14392 -13073 -1319 0))))
            (local.set $bytes (i8x16.narrow_i16x8_u (local.get $bytes) (local.get $bytes)))
            (v128.store32_lane 0 (i32.add (local.get $cb) (local.get $chroma)) (local.get $bytes))
            (v128.store32_lane 1 (i32.add (local.get $cr) (local.get $chroma)) (local.get $bytes))
            (local.set $upper (i32.add (local.get $upper) (i32.const 32)))
            (local.set $lower (i32.add (local.get $lower) (i32.const 32)))
            (local.set $out (i32.add (local.get $out) (i32.const 8)))
            (local.set $chroma (i32.add (local.get $chroma) (i32.const 4)))
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (br $columns)))
        (local.set $y (i32.add (local.get $y) (i32.const 2)))
        (br $rows)))))
